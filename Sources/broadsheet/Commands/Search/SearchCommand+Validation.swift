import ArgumentParser
import Newspapers
import Presentation
import Scenes

extension SearchCommand {
  /// How many requests the search may take.
  var allowed: Int {
    yes ? .max : maxRequests ?? (all || trend != nil ? SearchAllowance.whole : SearchPlan.allowed)
  }

  /// How many requests passages may take.
  var mostPassages: Int { yes ? 1000 : max(maxRequests ?? 0, PassageOrder.allowed) }

  /// Which options can be combined.
  func validate() throws {
    if let limit, !(1...1000).contains(limit) {
      throw ValidationError("--limit must be 1 to 1000 (got \(limit)).")
    }
    if limit != nil, paging.givenSize != nil {
      throw ValidationError("--limit and --per-page are the same: omit one.")
    }
    if let snippets, !(0...20).contains(snippets) {
      throw ValidationError("--snippets must be 0 to 20 (got \(snippets)).")
    }
    if trend != nil, count || facet != nil || all || explain || url != nil {
      throw ValidationError("--trend replaces --count, --facet, --all, --explain and --url: omit them.")
    }
    if let plot {
      guard trend != nil else { throw ValidationError("--plot needs --trend.") }
      let name = plot.lowercased()
      guard name.hasSuffix(".svg") || name.hasSuffix(".png") else {
        throw ValidationError("--plot draws SVG or PNG: name the file .svg or .png (got “\(plot)”).")
      }
    }
    if force, plot == nil, save == nil { throw ValidationError("--force needs --plot or --save.") }
    if exact, !count { throw ValidationError("--exact needs --count.") }
    if count, facet != nil { throw ValidationError("Use either --count or --facet.") }
    if let maxRequests, !(1...SearchAllowance.most).contains(maxRequests) {
      throw ValidationError(
        "--max-requests must be 1 to \(SearchAllowance.most) (got \(maxRequests)); --yes allows more.")
    }
    if output?.isEmpty == true { throw ValidationError("The name of the file to write is empty.") }
    if output != nil, !all { throw ValidationError("--output needs --all.") }
    if all, limit != nil || paging.givenSize != nil || paging.page > 1 || count || facet != nil {
      throw ValidationError("--all prints all pages: omit --page, --per-page, --limit, --count and --facet.")
    }
    if count || facet != nil || trend != nil, limit != nil || paging.givenSize != nil || paging.page > 1 {
      let option = count ? "--count" : facet != nil ? "--facet" : "--trend"
      throw ValidationError("\(option) counts all pages found: omit --page, --per-page and --limit.")
    }
    if all, let sort, sort != .date, sort != .dateDescending {
      throw ValidationError("--all is sorted by date or date-desc.")
    }
    if yes, maxRequests != nil { throw ValidationError("Use either --yes or --max-requests.") }
    if save?.trimmed.isEmpty == true { throw ValidationError("--save needs a name.") }
    if let save, !SavedSearch.isName(save) {
      throw ValidationError("--save takes a name without quotation marks (got “\(save)”).")
    }
    if let from = query.from?.days, let to = query.to?.days, from.lowerBound > to.upperBound {
      let (first, last) = (SearchCommand.written(from), SearchCommand.written(to))
      throw ValidationError(
        "--from \(first) is later than --to \(last). Did you mean --from \(last) --to \(first)?")
    }
    if query.file != nil, !query.words.isEmpty {
      throw ValidationError("--query-file replaces the query: omit one.")
    }
  }

  /// As short as it was typed: `1899`.
  private static func written(_ days: ClosedRange<IssueDate>) -> String {
    IssueDateRange(from: days.lowerBound, to: days.upperBound)?.description ?? days.lowerBound.description
  }
}
