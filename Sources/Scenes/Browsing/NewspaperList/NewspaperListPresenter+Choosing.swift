import MVP
import Newspapers
import Presentation

/// Filters and order, as the reader picks them.
extension NewspaperListPresenter {
  /// Lets the reader pick a filter and, if it has several values, one of them.
  /// - Parameter rows: those on screen, which stay there if nothing is picked.
  public func chooseFilter(showing rows: Range<Int> = 0..<1) async {
    guard var choice = await router?.ask({ .facetPicker(query, reply: $0) }) else {
      return await stay(at: rows)
    }
    if case .values(let filter) = choice {
      guard let value = await router?.ask({ .facetValuePicker(filter, query, reply: $0) }) else {
        return await stay(at: rows)
      }
      choice = value
    }
    await change(to: query.applying(choice), showing: rows)
  }

  /// Removes the active filter; if there are several, the reader picks one, or all.
  public func removeFilter(showing rows: Range<Int> = 0..<1) async {
    guard !query.filters.isEmpty else {
      router?.announce("No filter to clear")
      return await stay(at: rows)
    }
    guard query.filters.count > 1 else {
      return await change(to: query.applying(.removeAll), showing: rows)
    }
    guard let choice = await router?.ask({ .activeFilterPicker(query, reply: $0) }) else {
      return await stay(at: rows)
    }
    await change(to: query.applying(choice), showing: rows)
  }

  public func chooseOrder(showing rows: Range<Int> = 0..<1) async {
    guard let order = await router?.ask({ .orderPicker(query, reply: $0) }) else {
      return await stay(at: rows)
    }
    await sort(by: order, showing: rows)
  }

  /// Says that there is no order by a column.
  func sayUnsorted(by name: String) {
    router?.announce("Lists are not sorted by “\(name)”; \(key: "sort", "s") shows the orders")
  }

  public func sort(by order: NewspaperOrder, showing rows: Range<Int> = 0..<1) async {
    var wanted = query
    wanted.order = order
    await change(to: wanted, showing: rows)
  }
}
