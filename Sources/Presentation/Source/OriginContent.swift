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
  /// The exit code of a command that prints it: that of the failure if the source failed and only what this machine
  /// has of its list is shown; otherwise success. A catalog or an earlier response is a whole list.
  public let exitCode: Int32

  public init(_ origin: Origin) {
    source = origin.name
    asOf = origin.asOf
    isLive = origin.isLive
    isStale = origin.isStale
    awaited = origin.awaited
    let isThisMachine = origin.name.hasPrefix("this ")
    exitCode =
      origin.fallbackFor.map { isThisMachine ? Failure($0.error).exitCode : ExitStatus.done }
      ?? ExitStatus.done
    let fallback = origin.fallbackFor.map {
      let other = isThisMachine ? "what \(origin.name) has" : Failure.named(origin.name)
      let shown = $0.name == origin.name ? "its previous response" : other
      return "\(Failure.words(for: $0.error)); showing \(shown)"
    }
    let shortfall = origin.shortfall.map { OriginContent.words($0, of: origin.name) }
    let gap = origin.gap.map { "\($0.what) are missing: \(Failure.words(for: $0.error))" }
    let notices = [fallback].compactMap(\.self) + (shortfall ?? []) + [gap].compactMap(\.self)
    notice = notices.isEmpty ? nil : notices.joined(separator: "; ")
  }

  private static func words(_ shortfall: Origin.Shortfall, of source: String) -> [String] {
    let (came, counted) = (Numerals.grouped(shortfall.came), Numerals.grouped(shortfall.counted))
    var words: [String] = []
    if shortfall.missing > 0 {
      words.append("\(source) sent only \(came) of its \(counted) \(shortfall.rows)")
    }
    if shortfall.unreadable > 0 {
      let unreadable = Numerals.grouped(shortfall.unreadable)
      words.append("\(unreadable) of the \(counted) \(shortfall.rows) that \(source) lists cannot be read")
    }
    if shortfall.withoutLCCN > 0 {
      let others = Numerals.count(shortfall.withoutLCCN, "newspaper")
      words.append("\(source) also has \(others) without an LCCN, which cannot be listed")
    }
    return words
  }

  /// `www.loc.gov, 3 min ago`; `starter catalog of May 31, 2025`.
  public func words(now: Double) -> String {
    if isLive { return "\(source), \(Moment.age(asOf, now: now))" }
    // A catalog is made on one day, while this machine adds pages all the time.
    return "\(source) \(source.hasPrefix("this ") ? "as of" : "of") \(Moment.day(asOf))"
  }
}
