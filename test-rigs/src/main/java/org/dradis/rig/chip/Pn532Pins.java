package org.dradis.rig.chip;

/** A PN532 on an SPI bus, with its mode switches at SPI: a frame is what NSS encloses. */
final class Pn532Pins implements SpiPeer {
  private final Pn532SpiBus chip;
  private boolean selected;

  Pn532Pins(Pn532SpiBus chip) {
    this.chip = chip;
  }

  @Override
  public void select() {
    selected = true;
  }

  @Override
  public void deselect() {
    selected = false;
  }

  @Override
  public boolean isSelected() {
    return selected;
  }

  @Override
  public byte[] transfer(byte[] out, int hertz) {
    return chip.exchange(out);
  }
}
