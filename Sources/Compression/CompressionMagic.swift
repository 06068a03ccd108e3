/// The first bytes of compressed files (RFC 1952, RFC 8878, xz-file-format, bzip2, lzip).
public enum CompressionMagic {
  public static let gzip: [UInt8] = [0x1F, 0x8B]
  public static let bzip2 = Array("BZh".utf8)
  public static let lzip = Array("LZIP".utf8)
  public static let xz: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
  public static let zstd: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD]
}
