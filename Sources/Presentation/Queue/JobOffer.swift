import Newspapers
import Text

/// Something that can be queued.
public struct JobScope: Hashable, Sendable {
  public let wanted: QueuedJob.Wanted
  /// What tells it from others that are offered beside it: `this page`; nil if it is the only one.
  public let name: String?
  /// Nil if nothing is known.
  public let extent: JobExtent?
  /// Of the newspaper, where that is another one than of others beside it.
  public let title: String?

  public init(_ wanted: QueuedJob.Wanted, name: String? = nil, extent: JobExtent?, title: String? = nil) {
    (self.wanted, self.name, self.extent, self.title) = (wanted, name, extent, title)
  }
}

/// A job that the reader may choose, with its price: display-ready.
public struct JobOffer: Hashable, Sendable {
  public let wanted: QueuedJob.Wanted
  public let parts: Set<QueuedJob.Part>
  /// The newspaper's, if the scope has one of its own.
  public let title: String?
  /// `Text and scans`, `Text of all 20 listed`.
  public let name: String
  /// `9 requests`; empty if that is not known.
  public let price: String
  /// The same with the size and the time.
  public let detail: String

  /// Text comes first, since it is what most readers want.
  static func offers(
    of scopes: [JobScope], files: [PageFile], pace: QueuePace
  ) -> [JobOffer] {
    var kinds: [Set<QueuedJob.Part>] = [[.text], [.text, .scan], [.scan]]
    if files.contains(.pdf) { kinds.append([.pdf]) }
    return kinds.flatMap { parts in
      scopes.map { scope in
        let name = QueuedJob.words(of: parts).capitalizedAtStart
        return JobOffer(
          wanted: scope.wanted, parts: parts, title: scope.title,
          name: name + (scope.name.map { " of \($0)" } ?? ""),
          price: scope.extent?.requestWords(of: parts, pace) ?? "",
          detail: scope.extent.map { $0.words(of: parts, pace).capitalizedAtStart + "." }
            ?? "How much it is comes with the list of issues.")
      }
    }
  }
}

extension [JobOffer] {
  /// `Queue 1865`, `Queue Oct 2, 1865`; `Queue` where they are of different times.
  public var title: String {
    let times = Set(map { $0.wanted.timeWords })
    guard times.count == 1, let words = times.first ?? nil else { return "Queue" }
    return "Queue \(words)"
  }
}
