package org.dradis.rig.pi4j;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CBus;
import java.util.concurrent.Callable;

/** Pi4J's notion of a bus, without its lock: nobody may hold one while virtual time passes. */
final class VirtualI2cBus implements I2CBus {

  @Override
  public <R> R execute(I2C i2c, Callable<R> action) {
    try {
      return action.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new Pi4JException(e);
    }
  }
}
