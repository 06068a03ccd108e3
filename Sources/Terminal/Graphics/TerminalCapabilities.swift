import Scans

/// What is known about a terminal: from the environment at first, then from its answers.
public struct TerminalCapabilities: Hashable, Sendable {
  public let isInTmux: Bool
  private let program: String
  private let term: String
  private var abilities: [Int] = []
  private var version = ""
  private var hasKittyGraphics = false
  private var tmux: TmuxClient?
  private var cell: PixelSize?
  private let hasColors: Bool
  private let hasBlocks: Bool
  private let kind: TerminalKind

  /// - Parameter repertoire: that of the environment if it is nil.
  public init(environment: [String: String], repertoire: Repertoire? = nil) {
    // ssh passes LC_TERMINAL on.
    program = environment["LC_TERMINAL"] ?? environment["TERM_PROGRAM"] ?? ""
    term = environment["TERM"] ?? ""
    isInTmux = Tmux.isAround(environment)
    kind = TerminalKind(environment: environment)
    hasBlocks = (repertoire ?? .detect(environment: environment)) == .unicode
    hasColors = ColorDepth.detect(environment: environment) != .none
  }

  /// False for GNU screen and older terminals, which would display the queries.
  public var canBeAsked: Bool { isInTmux || kind == .modern && !term.hasPrefix("screen") }

  public mutating func take(_ answer: TerminalReply) {
    switch answer {
    case .abilities(let numbers): abilities = numbers
    case .version(let name): version = name
    case .cell(let size): cell = size
    case .kittyGraphics(let isTaken): hasKittyGraphics = isTaken
    case .ground: break
    }
  }

  public mutating func take(_ client: TmuxClient) { tmux = client }

  /// Takes the cell size that the system reports, which is newer than any answer.
  public mutating func take(cell: PixelSize?) { if let cell { self.cell = cell } }

  /// How to show pictures given the reader's `choice`.
  public func graphics(for choice: ImageChoice) -> Graphics {
    switch choice {
    case .auto: graphics(bestProtocol)
    case .always(let named): graphics(named)
    }
  }

  private func graphics(_ imageProtocol: ImageProtocol) -> Graphics {
    Graphics(
      imageProtocol, cell: cell, hasPlaceholders: imageProtocol == .kitty && (isInTmux || hasPlaceholders),
      isInTmux: isInTmux,
      keepsTiles: hasKittyGraphics && (imageProtocol == .sixel || imageProtocol == .iterm2))
  }

  private var bestProtocol: ImageProtocol {
    if isInTmux {
      guard let tmux, tmux.passesThrough, TerminalName(tmux.terminal).hasPlaceholders else { return fallback }
      return .kitty
    }
    if hasKittyGraphics { return .kitty }
    if TerminalName(version).hasITerm2Images || TerminalName(program).hasITerm2Images { return .iterm2 }
    return abilities.dropFirst().contains(4) ? .sixel : fallback
  }

  private var fallback: ImageProtocol { hasColors && hasBlocks ? .blocks : .none }

  private var hasPlaceholders: Bool { TerminalName(version).hasPlaceholders }
}
