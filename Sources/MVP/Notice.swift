/// A sentence for the reader that a screen does not have to make room for: in the status bar, or in passing at
/// the foot of the screen; display-ready, without a period.
public struct Notice: Hashable, Sendable, ExpressibleByStringInterpolation {
  public enum Kind: Hashable, Sendable {
    case information, failure
    /// Says that the content is not what was asked for, or not all of it, and why.
    case caveat
    /// The progress of work in the background.
    case progress
  }

  public let words: String
  public let kind: Kind

  public init(_ words: String, _ kind: Kind = .information) { (self.words, self.kind) = (words, kind) }

  public init(stringLiteral words: String) { self.init(words) }

  public static func failure(_ words: String) -> Notice { Notice(words, .failure) }

  public var isFailure: Bool { kind == .failure }

  /// Whether a part of it is not enough: without its end, a failure may not say until when.
  public var isReadWhole: Bool { kind == .failure || kind == .caveat }

  /// On a screen: a failure has a mark.
  public var text: String { isFailure ? "\(Notice.mark) \(words)" : words }

  public static let mark = "✗"

  /// The same kind, in other words.
  public func saying(_ words: String) -> Notice { Notice(words, kind) }
}
