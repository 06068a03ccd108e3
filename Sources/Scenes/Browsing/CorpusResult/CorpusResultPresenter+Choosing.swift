import MVP
import Newspapers
import Presentation

/// Filters and order, as the reader picks them.
extension CorpusResultPresenter {
  /// Narrows the list to rows that have all of `words`.
  public func find(_ words: String) async { await change { $0.words = words } }

  public func toggleWithoutHits() async { await change { $0.onlyHits.toggle() } }

  public func chooseOrder() async {
    guard let order = await router?.ask({ .result(.countOrderPicker(current: query.order, reply: $0)) })
    else { return }
    await change { $0.order = order }
  }

  /// Lets the reader pick a filter and, if it has several, a value for it.
  public func chooseFilter() async {
    do throws(NewspaperError) {
      let tallies = try await result.tallies()
      guard var choice = await router?.ask({ .result(.filterPicker(query, tallies, reply: $0)) }) else {
        return
      }
      if case .values(let kind) = choice {
        guard let value = await router?.ask({ .result(.valuePicker(kind, tallies, reply: $0)) }) else {
          return
        }
        choice = value
      }
      await change { $0 = $0.applying(choice) }
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  /// Removes the active filter; if there are several, the reader picks one, or all.
  public func removeFilter() async {
    let filters = query.filters(summary.terms)
    guard let first = filters.first else {
      router?.announce("No filter to clear")
      return
    }
    guard filters.count > 1 else { return await change(first.remove) }
    guard let place = await router?.ask({ .searchFieldPicker(filters.map(\.words), reply: $0) }) else {
      return
    }
    await change { query in
      for filter in place.map({ [filters[$0]] }) ?? filters { filter.remove(&query) }
    }
  }

  private func change(_ change: (inout CountQuery) -> Void) async {
    var wanted = query
    change(&wanted)
    guard wanted != query else { return }
    query = wanted
    await reveal(0..<1)
  }
}
