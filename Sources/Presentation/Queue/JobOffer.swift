import Newspapers
import Text

/// Something that can be queued.
public struct JobScope: Hashable, Sendable {
  public let wanted: QueuedJob.Wanted
  /// What tells it from others that are offered beside it: `this page`; nil if it is the only one.
  public let name: String?
  /// Nil if nothing is known.
  public let extent: JobExtent?

  public init(_ wanted: QueuedJob.Wanted, name: String? = nil, extent: JobExtent?) {
    (self.wanted, self.name, self.extent) = (wanted, name, extent)
  }
}

/// A job that the reader may choose, with its price: display-ready.
public struct JobOffer: Hashable, Sendable {
  public let wanted: QueuedJob.Wanted
  public let parts: Set<QueuedJob.Part>
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
          wanted: scope.wanted, parts: parts, name: name + (scope.name.map { " of \($0)" } ?? ""),
          price: scope.extent?.requestWords(of: parts, pace) ?? "",
          detail: scope.extent.map { $0.words(of: parts, pace).capitalizedAtStart + "." }
            ?? "How much it is comes with the list of issues.")
      }
    }
  }
}

extension [JobOffer] {
  /// `Queue 1865`, `Queue Oct 2, 1865`; `Queue` where they are of different things.
  public var title: String {
    let wanted = Set(map { $0.wanted })
    guard wanted.count == 1, let words = wanted.first?.timeWords else { return "Queue" }
    return "Queue \(words)"
  }
}
