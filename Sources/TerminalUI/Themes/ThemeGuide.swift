import Terminal

/// Chooses the theme: from the reader's choice, and for `auto` from what is known about the terminal's
/// ground.
public struct ThemeGuide: Sendable {
  private let choice: ThemeChoice
  private let depth: ColorDepth
  /// What the environment says, if anything.
  private let told: Ground?
  /// What this terminal answered in an earlier run; valid until it answers again, or fails to.
  private var remembered: Ground?
  private var answered: Ground?

  /// - Parameter remembered: the last known ground of a terminal with this name.
  public init(
    _ choice: ThemeChoice, depth: ColorDepth, environment: [String: String], remembered: Ground? = nil
  ) {
    (self.choice, self.depth, self.remembered) = (choice, depth, remembered)
    told = Ground(environment: environment)
  }

  /// Whether the terminal's answer would change anything.
  public var asks: Bool { choice == .auto && depth.hasShades }

  /// The theme for what is known so far.
  public var theme: Theme {
    if depth == .none { return .mono }
    if case .always(let theme) = choice, depth.hasShades || theme.needsOnlySixteen { return theme }
    // It is unknown what the sixteen colors look like.
    if !depth.hasShades { return .sixteen }
    return switch answered ?? remembered ?? told {
    case .dark: .dark
    case .light: .light
    case nil: .sixteen
    }
  }

  /// Records an answer.
  /// - Returns: the background, if it is new and worth remembering.
  public mutating func take(_ answer: TerminalReply) -> Ground? {
    switch answer {
    case .ground(let ground):
      let isNews = ground != answered ?? remembered
      answered = ground
      return isNews ? ground : nil
    case .abilities:
      // The terminal answers all queries in order, and this was the last one.
      if answered == nil { remembered = nil }
      return nil
    case .version, .cell, .kittyGraphics: return nil
    }
  }
}

extension ColorDepth {
  /// Whether it has colors that no settings redefine.
  fileprivate var hasShades: Bool { self == .trueColor || self == .indexed256 }
}
