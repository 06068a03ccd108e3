import Foundation

public enum GzipSample {
  /// `{"newspapers": []}`
  public static let smallBody = Data(base64: "H4sIAAAAAAACA6tWykstLy5ILEgtKlayUoiOrQUAFJIKbxIAAAA=")

  /// 1 MiB that decompresses to more than 1 GiB of zeros: the start of zlib's output for zeros, in whose
  /// block each further zero byte encodes 4 repetitions of 258 zeros.
  public static let bomb = start + Data(count: 1 << 20)

  /// 11 KiB that decompress to 11 MiB, which decompress to more than 10 GiB of zeros: `start` in a stored
  /// block (RFC 1951, section 3.2.4), and zeros.
  public static let bombWithinBomb =
    start.prefix(10) + [0, UInt8(start.count), 0, ~UInt8(start.count), 0xff] + start + start.dropFirst(10)
    + Data(count: 11 << 10)

  private static let start = Data(base64: "H4sIAAAAAAACA+zBAQEAAACAkP6v7ggK")
}

extension LoopbackResponse {
  public static func gzip(_ body: Data, encoding: String = "gzip") -> LoopbackResponse {
    LoopbackResponse(headers: ["Content-Encoding": encoding], body: body)
  }
}

extension Data {
  fileprivate init(base64: String) { self = Data(base64Encoded: base64) ?? Data() }
}
