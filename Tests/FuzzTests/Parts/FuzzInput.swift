/// The input for a target.
struct FuzzInput {
  let bytes: [UInt8]
  /// For other choices that the target makes, such as a window of a list.
  var dice: FuzzGenerator

  /// The bytes as text, with invalid UTF-8 repaired.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
