import Newspapers

/// Progress in words and as a bar.
public enum ProgressWords {
  private static let barWidth = 16

  /// `142 MB/s`, `0.3 MB/s`, `42 KB/s`.
  public static func rate(_ bytes: Int, _ seconds: Double) -> String {
    let rate = Double(bytes) / 1e6 / max(seconds, 0.001)
    if rate < 0.05 { return "\(Int((rate * 1000).rounded())) KB/s" }
    return rate < 10 ? "\(tenths(rate)) MB/s" : "\(Int(rate)) MB/s"
  }

  /// `0.4 s`, `12 s`, `3 min`.
  public static func duration(_ seconds: Double) -> String {
    switch seconds {
    case ..<9.95: "\(tenths(seconds)) s"
    case ..<120: "\(Int(seconds.rounded())) s"
    default: "\(Int((seconds / 60).rounded())) min"
    }
  }

  /// `40 s`, `12 min`, `2 h 10 min`, `55 h`, `9 days`: for long durations.
  public static func span(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    switch seconds {
    case ..<90: return "\(Int(seconds.rounded(.up))) s"
    case ..<5400: return "\(minutes) min"
    case ..<36_000: return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    case ..<360_000: return "\(Int((seconds / 3600).rounded())) h"
    default: return "\(Int((seconds / 86_400).rounded())) days"
    }
  }

  /// `80 s`, `12 min`: for mere estimates.
  public static func estimate(_ seconds: Int) -> String {
    seconds < 90 ? "\(seconds) s" : "\((seconds + 30) / 60) min"
  }

  /// The estimated remaining time; nil if it is too early to say.
  public static func left(_ fraction: Double, _ seconds: Double) -> String? {
    fraction > 0.02 ? "\(duration(seconds * (1 - fraction) / fraction)) left" : nil
  }

  /// `2.5 TB`, `144.8 GB`, `12.4 MB`, `640 KB`, `17 bytes`.
  public static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) byte\(bytes == 1 ? "" : "s")"
    case ..<1_000_000: "\(Int((Double(bytes) / 1e3).rounded())) KB"
    case ..<1_000_000_000: "\(tenths(Double(bytes) / 1e6)) MB"
    case ..<1_000_000_000_000: "\(tenths(Double(bytes) / 1e9)) GB"
    default: "\(tenths(Double(bytes) / 1e12)) TB"
    }
  }

  /// `██████████░░░░░░`. A fraction below 0 or above 1 is drawn as 0 or 1, and what is not a number as 0.
  public static func bar(_ fraction: Double) -> String {
    let full = Int((fraction.isNaN ? 0 : min(1, max(0, fraction))) * Double(barWidth))
    return String(repeating: "█", count: full) + String(repeating: "░", count: barWidth - full)
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
