import MVP
import Newspapers

/// How many newspapers there are by place, and in which list.
public struct CountedTallies: Sendable {
  public let tallies: NewspaperTallies
  /// The fallback for a source that does not count, and why; nil if the source counted.
  public let notice: String?
  /// The same without the reason, for a status line: `counted in the starter catalog`.
  public let shortNotice: String?
}

extension NewspaperDirectory {
  /// A server that lists newspapers may not count them: its fallback does.
  public func counted(matching query: NewspaperQuery) async throws(NewspaperError) -> CountedTallies {
    do {
      return CountedTallies(tallies: try await tallies(matching: query), notice: nil, shortNotice: nil)
    } catch {
      guard case .unsupported = error, let fallback else { throw error }
      return CountedTallies(
        tallies: try await fallback.tallies(matching: query),
        notice: "\(Failure.words(for: error)); showing \(Failure.named(fallback.name))",
        shortNotice: "counted in \(Failure.named(fallback.name))")
    }
  }
}
