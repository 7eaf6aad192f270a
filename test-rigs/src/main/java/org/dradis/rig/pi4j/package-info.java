/**
 * A Raspberry Pi in software: Pi4J providers whose lines and buses lead to virtual chips, in
 * virtual time.
 */
@NullMarked
package org.dradis.rig.pi4j;

import org.jspecify.annotations.NullMarked;
