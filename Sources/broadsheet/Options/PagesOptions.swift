import ArgumentParser

/// Pages of an issue, for commands that take several.
struct PagesOptions: ParsableArguments {
  @OptionGroup var place: IssueOptions

  @Option(
    name: [.customLong("page"), .customLong("pages")],
    help: ArgumentHelp("Which pages: 2, or 1-3,5. Default: the first.", valueName: "numbers"),
    transform: PageRanges.argument)
  var selection: PageRanges?

  @Flag(name: .customLong("all"), help: "All pages of the issue.")
  var isAll = false

  func validate() throws {
    if isAll, selection != nil { throw ValidationError("--all cannot be combined with --page.") }
    if place.list != nil, isAll || selection != nil {
      throw ValidationError("--from-search names the pages: omit --page and --all.")
    }
    if place.namedPage != nil, isAll || selection != nil {
      throw ValidationError("That is the address of a single page: omit --page and --all, or give the issue.")
    }
  }

  /// Whether only the issue is named, so that its first page is meant, whatever its number.
  var namesOnlyIssue: Bool { !isAll && place.namedPage == nil && selection == nil }

  /// In the order named; nil for all pages of the issue.
  var sequences: [Int]? {
    if isAll { return nil }
    return place.namedPage.map { [$0] } ?? selection?.sequences ?? [1]
  }
}
