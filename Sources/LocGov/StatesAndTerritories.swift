import NewspaperHTTP
import Newspapers

/// The states and territories under which the Library files newspapers.
enum StatesAndTerritories {
  static let all: [StateTally] = StateName.all.map { StateTally(state: $0, newspaperCount: nil) }

  /// The `labels` that name one, ignoring case, each once.
  static func among(_ labels: LenientLabels) -> LenientLabels {
    var names: Set<String> = []
    return LenientLabels(
      labels.labels.filter { label in
        let name = label.text.lowercased()
        return lowercased.contains(name) && names.insert(name).inserted
      })
  }

  private static let lowercased = Set(StateName.all.map { $0.lowercased() })
}
