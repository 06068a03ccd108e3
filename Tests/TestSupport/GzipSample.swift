import Foundation

public enum GzipSample {
  /// `{"newspapers": []}`
  public static let smallBody = Data(base64: "H4sIAAAAAAACA6tWykstLy5ILEgtKlayUoiOrQUAFJIKbxIAAAA=")

  /// 1 MiB that decompresses to more than 1 GiB of zeros: the start of what zlib makes of zeros, in whose block each
  /// further zero byte stands for 4 repetitions of 258 zeros.
  public static let bomb = Data(base64: "H4sIAAAAAAACA+zBAQEAAACAkP6v7ggK") + Data(count: 1 << 20)
}

extension LoopbackAnswer {
  public static func gzip(_ body: Data) -> LoopbackAnswer {
    LoopbackAnswer(headers: ["Content-Encoding": "gzip"], body: body)
  }
}

extension Data {
  fileprivate init(base64: String) { self = Data(base64Encoded: base64) ?? Data() }
}
