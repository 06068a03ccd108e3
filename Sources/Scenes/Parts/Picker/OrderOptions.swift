import Newspapers
import Presentation

/// The orders that a list's source supports.
struct OrderOptions: PickerOptions {
  let directory: any NewspaperDirectory
  /// The list as it is.
  let query: NewspaperQuery

  func options() async throws(NewspaperError) -> [PickerOption<NewspaperOrder>] {
    let offered = try await directory.abilities().orders
    return NewspaperOrder.allCases.filter(offered.contains).map { order in
      PickerOption(.init(words(order), isCurrent: order == query.order), order)
    }
  }

  private func words(_ order: NewspaperOrder) -> String {
    switch order {
    case .title: query.isSought ? "Best match" : "Title"
    case .place: "Place of publication"
    case .start: "First year, earliest first"
    case .end: "Last year, earliest first"
    }
  }
}
