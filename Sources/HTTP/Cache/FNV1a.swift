/// 64-bit FNV-1a (RFC 9923): finds an entry by its address and verifies that its bytes are complete. It
/// protects against accidents, not against attackers, who would need the reader's own permissions anyway.
struct FNV1a: Hashable, Sendable {
  let value: UInt64

  init(_ bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
