import FoundationEssentials
import Scans

/// Encodes pictures for iTerm2.
enum ITerm2Encoder {
  /// A picture that fills `size` from the cursor on; nil if it cannot be compressed.
  static func encode(_ image: GrayImage, size: Size) -> [UInt8]? {
    guard let file = PNGEncoder.encode(image) else { return nil }
    let keys =
      "inline=1;size=\(file.count);width=\(size.columns);height=\(size.rows);preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1b}]1337;File=\(keys):".utf8) + Data(file).base64EncodedData() + [0x07]
  }
}
