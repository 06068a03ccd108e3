import Newspapers

/// The orders a list can have.
struct OrderOptions: PickerOptions {
  let current: NewspaperOrder

  func options() async throws(NewspaperError) -> [PickerOption<NewspaperOrder>] {
    NewspaperOrder.allCases.map { order in
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
