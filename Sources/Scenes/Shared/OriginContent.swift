import MVP
import Newspapers

/// Where what is on the screen came from, in words.
public struct OriginContent: Hashable, Sendable {
  public let source: String
  /// Seconds since 1970.
  public let asOf: Double
  public let isLive: Bool
  /// That this is not the source that was asked, and why; nil when it is.
  public let notice: String?

  public init(_ origin: Origin) {
    source = origin.name
    asOf = origin.asOf
    isLive = origin.isLive
    notice = origin.substituteFor.map { "\(Failure.words(for: $0.error)); this is the \(origin.name)" }
  }

  /// `www.loc.gov, 3 min ago`; `starter catalogue of 31 May 2025`.
  public func words(now: Double) -> String {
    isLive ? "\(source), \(Moment.age(asOf, now: now))" : "\(source) of \(Moment.day(asOf))"
  }
}
