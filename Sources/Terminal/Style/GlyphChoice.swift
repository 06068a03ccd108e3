/// Which signs the reader wants the program to use.
public enum GlyphChoice: String, CaseIterable, Sendable {
  /// Those that the locale and the terminal have.
  case auto
  case unicode, ascii
}

extension Repertoire {
  /// - Parameter environment: decides if the reader leaves it to that.
  public init(_ choice: GlyphChoice, environment: [String: String]) {
    self =
      switch choice {
      case .auto: .detect(environment: environment)
      case .unicode: .unicode
      case .ascii: .ascii
      }
  }
}
