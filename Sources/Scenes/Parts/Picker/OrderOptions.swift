import Newspapers

/// The orders that a list's source supports.
struct OrderOptions: PickerOptions {
  let directory: any NewspaperDirectory
  let current: NewspaperOrder

  func options() async throws(NewspaperError) -> [PickerOption<NewspaperOrder>] {
    let offered = try await directory.abilities().orders
    return NewspaperOrder.allCases.filter(offered.contains).map { order in
      PickerOption(.init(words(order), isCurrent: order == current), order)
    }
  }

  private func words(_ order: NewspaperOrder) -> String {
    switch order {
    case .title: "Title"
    case .place: "Place of publication"
    case .start: "First year, earliest first"
    case .end: "Last year, earliest first"
    }
  }
}
