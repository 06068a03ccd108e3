import Presentation

/// A request budget in words, for the status bar.
public struct BudgetContent: Hashable, Sendable {
  /// Empty if there is nothing the reader should know.
  public let words: String

  public init(_ budget: RequestBudget?, now: Double) {
    guard let budget else {
      words = ""
      return
    }
    let spent = "requests \(budget.spent)/\(budget.limit)"
    if let until = budget.blockedUntil, until > now {
      words = "no requests for \(BudgetContent.countdown(until - now))"
    } else if budget.nextAt - now >= 1 {
      words = "\(spent), next in \(BudgetContent.countdown(budget.nextAt - now))"
    } else {
      words = budget.spent == 0 ? "" : spent
    }
  }

  /// `7 s`, `4:05`, `1:00:00`.
  static func countdown(_ seconds: Double) -> String {
    let seconds = Int(min(max(0, seconds), 1e9).rounded(.up))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3600: return "\(seconds / 60):\(two(seconds % 60))"
    default: return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
  }
}
