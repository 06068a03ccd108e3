import Newspapers
import Presentation

/// The orders of what a search finds.
struct SearchOrderOptions: PickerOptions {
  let current: SearchOrder

  func options() async throws(NewspaperError) -> [PickerOption<SearchOrder>] {
    SearchOrder.allCases.map { PickerOption(.init(SearchWords.name(of: $0), isCurrent: $0 == current), $0) }
  }
}
