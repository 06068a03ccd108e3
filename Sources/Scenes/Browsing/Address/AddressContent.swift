/// The meaning of the address being typed; display-ready.
public struct AddressContent: Hashable, Sendable {
  /// Empty until something is typed.
  public let words: String
  public let isOpenable: Bool
  /// Whether the reader tried to open it anyway.
  public let isFault: Bool

  static let empty = AddressContent(words: "", isOpenable: false, isFault: false)
}
