package org.dradis.nfc.pn5180;

/** The first byte of a frame: DS 11.4.3.3, host interface command list. */
public final class Commands {
  public static final int WRITE_REGISTER = 0x00;
  public static final int WRITE_REGISTER_OR_MASK = 0x01;
  public static final int WRITE_REGISTER_AND_MASK = 0x02;
  public static final int WRITE_REGISTER_MULTIPLE = 0x03;
  public static final int READ_REGISTER = 0x04;
  public static final int READ_REGISTER_MULTIPLE = 0x05;
  public static final int READ_EEPROM = 0x07;
  public static final int SEND_DATA = 0x09;
  public static final int READ_DATA = 0x0A;
  public static final int LOAD_RF_CONFIG = 0x11;
  public static final int RF_ON = 0x16;
  public static final int RF_OFF = 0x17;

  /** How WRITE_REGISTER_MULTIPLE changes a register. */
  public static final int ACTION_WRITE = 1;

  public static final int ACTION_OR_MASK = 2;
  public static final int ACTION_AND_MASK = 3;

  /** RF configurations, DS table 40: ISO 15693, ASK 100 %, 26 kbit/s both ways. */
  public static final int TX_ISO15693_ASK100_26 = 0x0D;

  public static final int RX_ISO15693_26 = 0x8D;

  private Commands() {}
}
