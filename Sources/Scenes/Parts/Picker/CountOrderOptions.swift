import Newspapers
import Presentation

/// The orders of a result's counts.
struct CountOrderOptions: PickerOptions {
  let current: CountQuery.Order

  func options() async throws(NewspaperError) -> [PickerOption<CountQuery.Order>] {
    CountQuery.Order.allCases.map { PickerOption(.init(words($0), isCurrent: $0 == current), $0) }
  }

  private func words(_ order: CountQuery.Order) -> String {
    switch order {
    case .year: "Year, earliest first"
    case .state: "State"
    case .rate: "Hits per million words, most first"
    case .hits: "Hits, most first"
    }
  }
}

/// The orders of a result's hits.
struct HitOrderOptions: PickerOptions {
  let current: HitQuery.Order

  func options() async throws(NewspaperError) -> [PickerOption<HitQuery.Order>] {
    HitQuery.Order.allCases.map { PickerOption(.init(words($0), isCurrent: $0 == current), $0) }
  }

  private func words(_ order: HitQuery.Order) -> String {
    switch order {
    case .page: "Newspaper, date and page"
    case .date: "Date, earliest first"
    case .before: "Words before the hit, from the last one back"
    case .after: "Words after the hit"
    }
  }
}
