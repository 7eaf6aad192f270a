package org.dradis.nfc.pn5180;

/** Register addresses, their bits, and the EEPROM addresses that identify the chip. */
public final class Registers {
  public static final int SYSTEM_CONFIG = 0x00;
  public static final int IRQ_STATUS = 0x02;
  public static final int IRQ_CLEAR = 0x03;
  public static final int CRC_RX_CONFIG = 0x12;
  public static final int RX_STATUS = 0x13;
  public static final int TX_DATA_MOD = 0x16;
  public static final int TX_CONFIG = 0x18;
  public static final int CRC_TX_CONFIG = 0x19;
  public static final int SIGPRO_CONFIG = 0x1A;
  public static final int SIGPRO_RM_CONFIG = 0x1C;
  public static final int RF_STATUS = 0x1D;

  /** SYSTEM_CONFIG bits 2:0, the transceiver's command: 0 is idle, 3 is transceive. */
  public static final int COMMAND_MASK = 0x0000_0007;

  public static final int COMMAND_TRANSCEIVE = 0x0000_0003;

  /** IRQ_STATUS and IRQ_CLEAR. */
  public static final int RX_IRQ = 1;

  public static final int TX_IRQ = 1 << 1;
  public static final int IDLE_IRQ = 1 << 2;
  public static final int RX_SOF_DET_IRQ = 1 << 14;
  public static final int GENERAL_ERROR_IRQ = 1 << 17;
  public static final int ALL_IRQS = 0x000F_FFFF;

  /** RX_STATUS. */
  public static final int RX_NUM_BYTES_MASK = 0x0000_01FF;

  public static final int RX_DATA_INTEGRITY_ERROR = 1 << 16;
  public static final int RX_PROTOCOL_ERROR = 1 << 17;
  public static final int RX_COLLISION_DETECTED = 1 << 18;

  /** Any reason not to trust the bytes. */
  public static final int RX_ERRORS_MASK =
      RX_DATA_INTEGRITY_ERROR | RX_PROTOCOL_ERROR | RX_COLLISION_DETECTED;

  /** RX_STATUS bits 25:19, the first bit that collided; without a collision they mean nothing. */
  public static final int RX_COLL_POS_SHIFT = 19;

  public static final int RX_COLL_POS_MOST = 0x7F;

  /** TX_CONFIG, DS table 98: without data and start symbol only the stop symbol, EOF, is sent. */
  public static final int TX_DATA_ENABLE = 1 << 10;

  public static final int TX_START_SYMBOL_MASK = 0x0000_00C0;

  /** RF_STATUS: the chip drives its own field. */
  public static final int TX_RF_STATUS = 1 << 17;

  /** RF_STATUS bits 26:24, where the transceiver is. */
  public static final int TRANSCEIVE_STATE_SHIFT = 24;

  /** EEPROM, DS table 51: versions of two bytes, minor first. */
  public static final int PRODUCT_VERSION = 0x10;

  public static final int FIRMWARE_VERSION = 0x12;
  public static final int EEPROM_VERSION = 0x14;

  private Registers() {}
}
