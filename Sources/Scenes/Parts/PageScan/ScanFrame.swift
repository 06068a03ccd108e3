import Newspapers

/// A frame around a part of a page, drawn on its scan.
public struct ScanFrame: Hashable, Sendable {
  public let box: PageBox
  public let kind: Kind

  public enum Kind: Hashable, Sendable {
    /// What the reader is framing; what is outside fades.
    case current
    /// Another region of the same clip.
    case taken
    /// An earlier clip.
    case earlier
  }

  public init(_ box: PageBox, _ kind: Kind) {
    self.box = box
    self.kind = kind
  }
}
