/// What a target is given.
struct FuzzInput {
  let bytes: [UInt8]
  /// For what the target has to choose besides, such as a window of a list.
  var dice: FuzzGenerator

  /// The bytes as text, repaired where they are no UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
