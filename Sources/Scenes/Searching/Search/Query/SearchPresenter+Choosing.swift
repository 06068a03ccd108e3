import MVP
import Newspapers
import Presentation

/// The reader's choices besides the words. Whatever narrows the search changes the query line.
extension SearchPresenter {
  public func openIssues(row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    router?.open(.calendar(row.page.issue.lccn, title: row.title, date: row.page.issue.date))
  }

  public func chooseOrder() async {
    let current = results?.order ?? order ?? .relevance
    guard let chosen = await router?.ask({ .searchOrderPicker(current: current, reply: $0) }) else { return }
    guard chosen != current else { return }
    order = chosen
    await searchAgain()
    // A line of 80 columns has no room for it beside the count.
    if let results, results.wanted == chosen, let why = results.reasonAgainst(chosen) {
      router?.announce(why)
    }
  }

  /// Goes back to the order of the rows that are still shown, because they are not in the order chosen last.
  func keepOrder() {
    if let results, results.query == line.query { order = results.wanted }
  }

  // MARK: Fields

  /// Lets the reader narrow the search by facets of the found pages.
  public func chooseFacet() async {
    guard let results else { return }
    var facets: [SearchFacet] = []
    do throws(NewspaperError) {
      for kind in SearchFacet.Kind.allCases { facets.append(try await results.facet(kind)) }
    } catch {
      if error != .canceled { router?.announce(failure: Failure(error).message) }
      return
    }
    guard var choice = await router?.ask({ .searchFacetPicker(facets, reply: $0) }) else { return }
    if case .values(let kind) = choice, let facet = facets.first(where: { $0.kind == kind }) {
      guard let value = await router?.ask({ .searchValuePicker(facet, reply: $0) }) else { return }
      choice = value
    }
    if case .field(let field) = choice {
      keepForWidening()
      await change(to: results.query.narrowed(by: field))
    }
  }

  /// Removes the query's field; if there are several, the reader picks one, or all.
  public func removeField() async {
    guard let query = line.query, !query.conditions.isEmpty else {
      router?.announce("No field to remove")
      return
    }
    let fields = query.conditions.map(\.description)
    guard fields.count > 1 else { return await change(to: query.removing(0)) }
    guard let choice = await router?.ask({ .searchFieldPicker(fields, reply: $0) }) else { return }
    await change(to: query.removing(choice))
  }

  // MARK: Dates

  /// The requested days, as they are typed: `1897..1899`; empty if any.
  public var writtenDates: String { line.query?.dates?.description ?? "" }

  /// Searches the days that the reader typed, or any if that is empty; returns what is wrong with them if
  /// they cannot be parsed.
  public func takeDates(_ text: String) async -> String? {
    guard let query = line.query else { return nil }
    var range: IssueDateRange?
    if text.contains(where: { !$0.isWhitespace }) {
      do throws(SearchQueryError) {
        range = try SearchQuery.read("date:\(QueryText.quoted(text))").query.dates
      } catch {
        return error.sentence
      }
    }
    if range != nil { keepForWidening() }
    await change(to: query.dated(range))
    return nil
  }

  /// Extends the range by this many years at either end, or shortens it if negative.
  public func widenDates(by years: Int) async {
    guard let query = line.query else { return sayNoSearch() }
    guard let dates = query.dates else {
      router?.announce("No dates yet; press \(key: "dates", "d")")
      return
    }
    let range = IssueDateRange(from: dates.from?.adding(years: -years), to: dates.to?.adding(years: years))
    guard let range else {
      router?.announce("The range of dates is too short to remove a decade at each end")
      return
    }
    await change(to: query.dated(range))
  }

  /// Says that there is nothing to change, or to search for again.
  func sayNoSearch() { router?.announce("No search yet; type one with \(key: "find", "/")") }

  private func change(to text: String) async {
    line = QueryLine(text)
    if !showWider() { await searchAgain() }
  }
}
