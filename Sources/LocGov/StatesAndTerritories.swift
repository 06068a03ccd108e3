import NewspaperHTTP
import Newspapers

/// The states and territories under which the Library files newspapers.
enum StatesAndTerritories {
  static let all: [StateTally] = StateName.all.map { StateTally(state: $0, newspaperCount: nil) }

  /// The `labels` that name one, ignoring case.
  static func among(_ labels: LenientLabels) -> LenientLabels {
    LenientLabels(labels.labels.filter { lowercased.contains($0.text.lowercased()) })
  }

  private static let lowercased = Set(StateName.all.map { $0.lowercased() })
}
