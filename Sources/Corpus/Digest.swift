import CCrypto

/// A checksum such as `sha1sum` or `sha256sum` computes.
package final class Digest {
  package enum Kind { case sha1, sha256 }

  private static let loadError: String? = ccrypto_open(CCRYPTO_LIBRARY).map { String(cString: $0) }

  private let sum: OpaquePointer
  private var isWhole = true

  package init(_ kind: Kind) throws(CorpusFailure) {
    if let error = Digest.loadError {
      throw .noLibrary(what: "libcrypto, which computes sums, cannot be loaded: \(error)")
    }
    guard let sum = ccrypto_begin(kind == .sha1 ? CCRYPTO_SHA1 : CCRYPTO_SHA256) else {
      throw .noLibrary(what: "libcrypto has no \(kind == .sha1 ? "SHA-1" : "SHA-256")")
    }
    self.sum = sum
  }

  deinit { ccrypto_end(sum) }

  package func add(_ bytes: UnsafeRawBufferPointer) {
    if !ccrypto_add(sum, bytes.baseAddress, bytes.count) { isWhole = false }
  }

  package func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// The sum in hexadecimal digits. Resets the state for the next one.
  package func finish() throws(CorpusFailure) -> [UInt8] {
    var count = 0
    let sum = [UInt8](unsafeUninitializedCapacity: 32) { bytes, initialized in
      count = Int(ccrypto_finish(self.sum, bytes.baseAddress))
      initialized = count
    }
    guard isWhole, count > 0 else { throw .noLibrary(what: "libcrypto cannot compute a sum") }
    return sum.flatMap { [Digest.digits[Int($0 >> 4)], Digest.digits[Int($0 & 0xF)]] }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
