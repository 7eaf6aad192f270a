package org.dradis.pi;

/**
 * Makes sure that what the kernel must offer is there; a {@link PiTrouble} says what is missing.
 */
interface Devices {

  /** For buses that are not the kernel's, such as those of a simulator. */
  Devices ASSUMED =
      new Devices() {
        @Override
        public void needGpio() {}

        @Override
        public void needSpi(int bus, int channel) {}

        @Override
        public void needI2c(int bus) {}

        @Override
        public int spiBytesAtOnce() {
          return SPI_BYTES;
        }
      };

  /** What spidev takes in one transfer unless it is told otherwise. */
  int SPI_BYTES = 4096;

  void needGpio();

  void needSpi(int bus, int channel);

  void needI2c(int bus);

  /** How many bytes one SPI transfer may have. */
  int spiBytesAtOnce();
}
