/// Which characters the reader wants the program to use.
public enum GlyphChoice: String, CaseIterable, Sendable {
  /// Those that the locale and the terminal support.
  case auto
  case unicode, ascii
}

extension Repertoire {
  /// For printed lines, which any terminal accepts: only the locale says what cannot be written at all.
  /// Otherwise the letters of a newspaper stay.
  public init(printing choice: GlyphChoice, environment: [String: String]) {
    let locale = Repertoire.detect(environment: environment.filter { $0.key != "TERM" })
    self = choice == .unicode ? .unicode : choice == .ascii && locale == .unicode ? .letters : locale
  }

  /// - Parameter environment: decides if the reader has not chosen.
  public init(_ choice: GlyphChoice, environment: [String: String]) {
    self =
      switch choice {
      case .auto: .detect(environment: environment)
      case .unicode: .unicode
      case .ascii: .ascii
      }
  }
}
