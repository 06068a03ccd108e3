import MVP
import Newspapers
import Presentation

/// What the reader was doing, and what this machine has: display-ready.
public struct HomeContent: Hashable, Sendable {
  public struct Section: Hashable, Sendable {
    public enum Kind: Int, CaseIterable, Hashable, Sendable {
      case reading, session, day, bookmarks, searches, jobs, begin, network

      /// Whether it gets no more than that, even if there is room: sessions lead back to pages that the reader
      /// finds under “Continue reading”, too.
      var isLimited: Bool { self == .session }

      /// The most rows that it has on a screen with this many lines.
      func quota(_ lines: Int) -> Int {
        let step = lines >= 60 ? 3 : lines >= 50 ? 2 : lines >= 35 ? 1 : 0
        return switch self {
        case .reading: [3, 5, 8, 10][step]
        case .day: [2, 4, 6, 8][step]
        case .bookmarks: [4, 6, 8, 12][step]
        case .searches: [2, 3, 5, 6][step]
        case .jobs: [1, 2, 4, 6][step]
        case .session: [1, 2, 3, 3][step]
        case .begin, .network: 6
        }
      }
    }

    public let kind: Kind
    public let title: String
    /// The total number of items in its list; nil if it is not a list.
    public let total: Int?
    public let rows: [HomeRow]
    /// Whether no server can be asked for more.
    public var isOffline = false
  }

  public let sections: [Section]
  /// The date, in words.
  public let day: String
  /// What is on this machine; empty until known.
  public let machine: String
  /// Where the facts about newspapers come from; empty until known.
  public let source: String
  /// What could not be looked up, and why; nil if all could.
  public let notice: Notice?

  public var rows: [HomeRow] { sections.flatMap(\.rows) }
}
