import NewspaperHTTP
import Newspapers

/// The states and territories under which the Library files newspapers.
enum StatesAndTerritories {
  static let all: [StateTally] = names.map { StateTally(state: $0, newspaperCount: nil) }

  /// The `labels` that name one, ignoring case.
  static func among(_ labels: LenientLabels) -> LenientLabels {
    LenientLabels(labels.labels.filter { lowercased.contains($0.text.lowercased()) })
  }

  private static let lowercased = Set(names.map { $0.lowercased() })

  private static let names = [
    "Alabama", "Alaska", "American Samoa", "Arizona", "Arkansas", "California", "Colorado", "Connecticut",
    "Delaware", "District of Columbia", "Florida", "Georgia", "Guam", "Hawaii", "Idaho", "Illinois",
    "Indiana", "Iowa", "Kansas", "Kentucky", "Louisiana", "Maine", "Maryland", "Massachusetts", "Michigan",
    "Minnesota", "Mississippi", "Missouri", "Montana", "Nebraska", "Nevada", "New Hampshire", "New Jersey",
    "New Mexico", "New York", "North Carolina", "North Dakota", "Northern Mariana Islands", "Ohio",
    "Oklahoma", "Oregon", "Pennsylvania", "Puerto Rico", "Rhode Island", "South Carolina", "South Dakota",
    "Tennessee", "Texas", "Utah", "Vermont", "Virgin Islands", "Virginia", "Washington", "West Virginia",
    "Wisconsin", "Wyoming",
  ]
}
