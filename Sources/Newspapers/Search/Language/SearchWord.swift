/// A word to search for.
public struct SearchWord: Hashable, Sendable {
  /// As it was typed, without `=`, `*` and `~`: `by-laws`, `Gedankenleſer`. Servers are asked for this.
  public let text: String
  /// Only the prefix of a word (`klond*`).
  public let isBeginning: Bool
  /// This form only (`=house`): a page that only has another form of it does not match.
  public let isThisForm: Bool
  /// Also what OCR may have made of it (`election~`), as chosen by the reader.
  public let wantsVariants: Bool

  public init(
    _ text: String, isBeginning: Bool = false, isThisForm: Bool = false, wantsVariants: Bool = false
  ) {
    self.text = text
    self.isBeginning = isBeginning
    self.isThisForm = isThisForm
    self.wantsVariants = wantsVariants
  }
}
