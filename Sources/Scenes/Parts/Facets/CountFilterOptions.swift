import MVP
import Newspapers
import Presentation
import Text

/// The menu for narrowing counts: each kind, and every value for readers who type.
struct CountFilterOptions: PickerOptions {
  let query: CountQuery
  let tallies: CountTallies

  func options() async throws(NewspaperError) -> [PickerOption<CountChoice>] {
    let kinds = CountChoice.Kind.allCases.map { ($0, CountValueOptions(kind: $0, tallies: tallies).values) }
      .filter { $0.1.count > 1 }
    let menu = kinds.map { kind, values in
      PickerOption(
        PickerContent.Row(kind.rawValue, note: "\(Numerals.grouped(values.count)) ›"),
        CountChoice.values(kind))
    }
    let onlyHits =
      query.onlyHits ? [] : [PickerOption(PickerContent.Row("Only rows with hits"), CountChoice.onlyHits)]
    let deep = kinds.flatMap { kind, values in
      values.map {
        PickerOption(
          PickerContent.Row($0.name, of: kind.rawValue.lowercased(), count: $0.hits, "hit"), $0.choice,
          isDeep: true)
      }
    }
    return menu + onlyHits + deep
  }
}

/// The values of one kind with their hits.
struct CountValueOptions: PickerOptions {
  let kind: CountChoice.Kind
  let tallies: CountTallies

  struct Choice {
    let name: String
    let hits: Int
    let choice: CountChoice
  }

  func options() async throws(NewspaperError) -> [PickerOption<CountChoice>] {
    values.map {
      PickerOption(PickerContent.Row($0.name, note: Numerals.count($0.hits, "hit")), $0.choice)
    }
  }

  var values: [Choice] {
    switch kind {
    case .term:
      tallies.terms.enumerated().map { number, term in
        Choice(name: Sanitizer.sanitized(term.value), hits: term.hits, choice: .term(number))
      }
    case .state:
      tallies.states.map {
        Choice(
          name: Sanitizer.sanitized(CountCell.name(ofState: $0.value)), hits: $0.hits,
          choice: .state($0.value))
      }
    case .year:
      tallies.years.map {
        Choice(name: String($0.value), hits: $0.hits, choice: .years($0.value...$0.value))
      }
    case .decade:
      Dictionary(grouping: tallies.years) { $0.value / 10 * 10 }.sorted { $0.key < $1.key }.map {
        first, years in
        Choice(
          name: "\(first)s", hits: years.reduce(0) { $0 + $1.hits }, choice: .years(first...first + 9))
      }
    }
  }
}
