import CCrypto

/// SHA-256 of many texts: by libcrypto, which uses the processor's own instructions for it; if that is
/// missing, by `SHA256`, which takes ten times as long. A few texts are not worth loading a library for.
struct TextSums {
  private static let isLoaded = ccrypto_open(CCRYPTO_LIBRARY) == nil

  /// Freed with its last owner.
  private final class Sum {
    let pointer: OpaquePointer

    init?() {
      guard TextSums.isLoaded, let pointer = ccrypto_begin(CCRYPTO_SHA256) else { return nil }
      self.pointer = pointer
    }

    deinit { ccrypto_end(pointer) }
  }

  private let sum = Sum()

  func sha256(of text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in own(bytes) ?? SHA256.hash(UnsafeRawBufferPointer(bytes)) }
  }

  /// Nil if libcrypto fails.
  private func own(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let sum, ccrypto_add(sum.pointer, bytes.baseAddress, bytes.count) else { return nil }
    var length = 0
    let result = [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      length = Int(ccrypto_finish(sum.pointer, buffer.baseAddress))
      count = length
    }
    return length == 32 ? result : nil
  }
}
