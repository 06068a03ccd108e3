import FoundationEssentials
import Scans

/// Commands of kitty's graphics protocol. None of them requests an answer.
struct KittyEncoder {
  /// The most that one command may carry.
  private static let chunk = 4096

  let isInTmux: Bool

  /// A picture, with the keys that say what to do with it, in pieces of about `pieceSize` bytes. Anything but
  /// graphics may be written between pieces. Nil if the picture cannot be compressed.
  func transmission(of image: GrayImage, keys: String, pieceSize: Int) -> [[UInt8]]? {
    guard let file = PNGEncoder.encode(image) else { return nil }
    let data = Array(Data(file).base64EncodedData())
    var pieces: [[UInt8]] = [[]]
    for start in stride(from: 0, to: data.count, by: KittyEncoder.chunk) {
      let end = min(start + KittyEncoder.chunk, data.count)
      let keys = start == 0 ? "\(keys),f=100,q=2," : "q=2,"
      if pieces[pieces.count - 1].count > pieceSize { pieces.append([]) }
      pieces[pieces.count - 1] += command("\(keys)m=\(end < data.count ? 1 : 0)", data[start..<end])
    }
    return pieces
  }

  /// Makes the picture appear wherever placeholder cells name it.
  func placeholders(_ number: UInt32, _ rect: Rect) -> [UInt8] {
    command("a=p,U=1,i=\(number),c=\(rect.columns),r=\(rect.rows),q=2")
  }

  /// Shows the picture at the cursor, which does not move.
  func placement(_ number: UInt32, _ rect: Rect) -> [UInt8] {
    command("a=p,i=\(number),p=1,c=\(rect.columns),r=\(rect.rows),C=1,q=2")
  }

  /// Removes the picture from the screen, but keeps its data.
  func removal(_ number: UInt32) -> [UInt8] { command("a=d,d=i,i=\(number),q=2") }

  /// Deletes the picture and its data.
  func deletion(_ number: UInt32) -> [UInt8] { command("a=d,d=I,i=\(number),q=2") }

  /// Removes all pictures from the screen.
  func removalOfAll() -> [UInt8] { command("a=d,d=a,q=2") }

  /// Ends an incomplete transmission. Otherwise the terminal would take the next one for the rest of it.
  func breakingOff() -> [UInt8] { command("q=2,m=0") }

  private func command(_ keys: String, _ payload: ArraySlice<UInt8> = []) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(payload.count + 48)
    bytes += "\u{1b}_G\(keys)".utf8
    if !payload.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes += payload
    bytes += "\u{1b}\\".utf8
    return isInTmux ? Tmux.passed(bytes) : bytes
  }
}
