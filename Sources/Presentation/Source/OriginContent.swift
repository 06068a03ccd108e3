import MVP
import Newspapers

/// Where the displayed data came from, in words.
public struct OriginContent: Hashable, Sendable {
  public let source: String
  /// Seconds since 1970.
  public let asOf: Double
  public let isLive: Bool
  /// Whether a newer answer should be loaded.
  public let isStale: Bool
  /// The source that is being asked, while this can be read; nil if this is its answer.
  public let awaited: String?
  /// That this is not from the requested source, or not its newest answer, or not all of it, and why; nil if
  /// it is.
  public let notice: String?

  public init(_ origin: Origin) {
    source = origin.name
    asOf = origin.asOf
    isLive = origin.isLive
    isStale = origin.isStale
    awaited = origin.awaited
    let fallback = origin.fallbackFor.map {
      let other = origin.name.hasPrefix("this ") ? "what \(origin.name) has" : Failure.named(origin.name)
      let shown = $0.name == origin.name ? "its previous response" : other
      return "\(Failure.words(for: $0.error)); showing \(shown)"
    }
    let shortfall = origin.shortfall.map {
      "\(origin.name) sent only \(Numerals.grouped($0.came)) of its \(Numerals.grouped($0.counted)) \($0.rows)"
    }
    let gap = origin.gap.map { "\($0.what) are missing: \(Failure.words(for: $0.error))" }
    let notices = [fallback, shortfall, gap].compactMap(\.self)
    notice = notices.isEmpty ? nil : notices.joined(separator: "; ")
  }

  /// `www.loc.gov, 3 min ago`; `starter catalog of May 31, 2025`.
  public func words(now: Double) -> String {
    if isLive { return "\(source), \(Moment.age(asOf, now: now))" }
    // A catalog is made on one day, while this machine adds pages all the time.
    return "\(source) \(source.hasPrefix("this ") ? "as of" : "of") \(Moment.day(asOf))"
  }
}
