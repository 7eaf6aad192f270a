package org.dradis.port;

import java.util.List;
import java.util.Optional;

/**
 * Hardware that a table is put together from: a Raspberry Pi, the simulator, a satellite board.
 *
 * <p>It offers any of the ports. One that could not be opened is missing here, and the diagnosis
 * says why.
 */
public interface RigPart extends AutoCloseable {

  Optional<TagZones> tagZones();

  Optional<TapPad> tapPad();

  Optional<DiceTower> diceTower();

  Optional<LedBoard> ledBoard();

  /** What is known now of every chip this part should have, also of those that do not answer. */
  List<Diagnosis> diagnose();

  /** Switches lights and fields off and frees the hardware. */
  @Override
  void close();
}
