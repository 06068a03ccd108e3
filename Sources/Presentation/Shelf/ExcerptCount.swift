import MVP
import Newspapers

/// How many notes and clips there are of something.
public struct ExcerptCount: Hashable, Sendable {
  public let notes: Int
  public let clips: Int

  public init(_ excerpts: some Sequence<Excerpt>) {
    var (notes, clips) = (0, 0)
    for excerpt in excerpts {
      if excerpt.regions.isEmpty { notes += 1 } else { clips += 1 }
    }
    (self.notes, self.clips) = (notes, clips)
  }

  /// `2 notes, 1 clip`; empty if there are none.
  public var words: String {
    [(notes, "note"), (clips, "clip")].filter { $0.0 > 0 }.map { Numerals.count($0.0, $0.1) }
      .joined(separator: ", ")
  }
}
