/// What the address means that is being typed; display-ready.
public struct AddressContent: Hashable, Sendable {
  /// Empty until something is typed.
  public let words: String
  public let isOpenable: Bool
  /// Whether the reader wanted to open it all the same.
  public let isFault: Bool

  static let empty = AddressContent(words: "", isOpenable: false, isFault: false)
}
