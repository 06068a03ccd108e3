import Newspapers
import Presentation

/// The orders of search results.
struct SearchOrderOptions: PickerOptions {
  let current: SearchOrder

  func options() async throws(NewspaperError) -> [PickerOption<SearchOrder>] {
    SearchOrder.allCases.map { PickerOption(.init(SearchWords.name(of: $0), isCurrent: $0 == current), $0) }
  }
}
