import Newspapers
import Presentation

/// What a corpus consists of, and what it takes: display-ready.
public struct CorpusPlanContent: Hashable, Sendable {
  /// Such as `Download` and `55 h at the limit …`.
  public struct Line: Hashable, Sendable {
    public let label: String
    public let words: String

    init(_ label: String, _ words: String) { (self.label, self.words) = (label, words) }
  }

  /// How long all pages take, with other means.
  public struct Work: Hashable, Sendable {
    public let name: String
    /// Seconds on one core, on all cores of this machine, and on ten and a hundred machines with 8 cores.
    public let seconds: [Double]
  }

  public let estimate: CorpusEstimate
  public let lines: [Line]
  public let work: [Work]
  /// Cores of this machine.
  public let cores: Int
  /// Seconds to download the archives that are not here yet, at the server's limit.
  public let fetchSeconds: Double
  /// What is new, and what to know, one sentence each, without a period.
  public let notices: [String]
  /// What was done, in a sentence without a period.
  public let outcome: String
}

/// What this machine can do.
public struct CorpusMeans: Hashable, Sendable {
  /// Bytes of an archive per second that one core reads.
  public let speed: Double
  /// Whether it was measured on this machine.
  public let isMeasured: Bool
  public let cores: Int
  /// Bytes per second from the network; nil if unknown.
  public let rate: Double?
  /// Seconds per archive that the server of an address allows; 0 if it has no rule.
  public let interval: @Sendable (_ address: String) -> Double

  public init(
    speed: Double?, cores: Int, rate: Double?, interval: @escaping @Sendable (_ address: String) -> Double
  ) {
    (self.speed, isMeasured) = (speed ?? CorpusMeans.usualSpeed, speed != nil)
    (self.cores, self.rate, self.interval) = (cores, rate, interval)
  }

  /// For an ordinary core: 29 average pages per second.
  private static let usualSpeed = 3_260_000.0

  public static func == (left: CorpusMeans, right: CorpusMeans) -> Bool {
    (left.speed, left.isMeasured, left.cores, left.rate)
      == (right.speed, right.isMeasured, right.cores, right.rate)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(speed) }
}
