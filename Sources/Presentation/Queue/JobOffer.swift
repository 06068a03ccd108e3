import Newspapers
import Text

/// Something that can be queued.
public struct JobScope: Hashable, Sendable {
  public let wanted: QueuedJob.Wanted
  /// What distinguishes it from other offers: `this page`; nil if it is the only one.
  public let name: String?
  /// Nil if nothing is known.
  public let extent: JobExtent?
  /// The newspaper's title, if it differs from that of the other offers.
  public let title: String?

  public init(_ wanted: QueuedJob.Wanted, name: String? = nil, extent: JobExtent?, title: String? = nil) {
    (self.wanted, self.name, self.extent, self.title) = (wanted, name, extent, title)
  }
}

/// A job that the reader can choose, with its price: display-ready.
public struct JobOffer: Hashable, Sendable {
  public let wanted: QueuedJob.Wanted
  public let parts: Set<QueuedJob.Part>
  /// The newspaper's, if the scope has one of its own.
  public let title: String?
  /// `Text and scans`, `Text of all 20 listed`.
  public let name: String
  /// `9 requests`; empty if unknown.
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
          detail: scope.extent.map { detail($0, parts, pace) }
            ?? "The size is known once the list of issues is loaded.")
      }
    }
  }

  private static func detail(_ extent: JobExtent, _ parts: Set<QueuedJob.Part>, _ pace: QueuePace) -> String {
    let isHere = extent.cost(of: parts, pace).requests == 0
    return extent.words(of: parts, pace).capitalizedAtStart + "."
      + (isHere ? " All of it is here." : "")
  }
}

extension [JobOffer] {
  /// `Queue 1865`, `Queue Oct 2, 1865`; `Queue` if their dates differ.
  public var title: String {
    let times = Set(map { $0.wanted.timeWords })
    guard times.count == 1, let words = times.first ?? nil else { return "Queue" }
    return "Queue \(words)"
  }
}
