import Newspapers

extension Advice {
  /// What a reader can do where a source does not have something.
  init(missing subject: RequestSubject) {
    switch subject {
    case .newspaper:
      anywhere = ["Check the number."]
      atCommands = ["“broadsheet list --query WORDS” finds newspapers by title."]
    case .match:
      anywhere = ["Check the spelling."]
      atCommands = ["“broadsheet places” lists places, “broadsheet list --query WORDS” titles."]
    case .collected(_, hasParts: true):
      anywhere = ["A server can be asked for whole newspapers only: bookmark those that you want to search."]
      atCommands = ["--source here searches bookmarked issues and pages that are on this machine."]
    case .collected(let field, hasParts: false):
      anywhere = field.namesTag ? ["Check the spelling."] : []
      atCommands = ["“broadsheet bookmarks” lists bookmarks and their tags."]
    case .savedSearch:
      atCommands = ["“broadsheet search QUERY --save NAME” saves one; ' in browse lists them."]
    case .picture:
      atCommands = ["The scan may exist as a file: try “broadsheet get” with --as pdf or jp2."]
    case .pageSearch: self = Advice(lacking: .pageSearch)
    case .page(let id):
      atCommands = [
        "“broadsheet issues \(id.issue.lccn)” lists the issues, and “broadsheet read LCCN DATE --all” prints all "
          + "pages of one."
      ]
    case .issueList(let lccn), .issues(let lccn, _): atCommands = [Advice.issues(of: lccn)]
    case .issue(let id): atCommands = [Advice.issues(of: id.lccn)]
    case .part(_, let page, _): atCommands = [Advice.issues(of: page.issue.lccn)]
    // The issue exists, and only its scan is missing.
    case .scan, .other: break
    }
  }

  /// What a reader can do where a source cannot do something.
  init(lacking feature: SourceFeature) {
    switch feature {
    case .pageSearch: atCommands = ["Not every site can be searched: choose another source with --source."]
    case .option: atCommands = ["Omit it, or choose another source with --source."]
    case .openTrend:
      anywhere = ["Narrow it to some years."]
      atCommands = ["Add --from and --to, such as --from 1890 --to 1899."]
    case .trend: atCommands = ["Use --trend year, or --source here for the pages on this machine."]
    case .countOfAllPages:
      atCommands = ["Use --count for the number of pages, or --source here for the pages on this machine."]
    case .batchList: atCommands = ["Search again instead: broadsheet search saved:NAME."]
    case .other: atCommands = ["Choose another source with --source."]
    }
  }

  private static func issues(of lccn: LCCN) -> String {
    "To see which issues exist, use “broadsheet issues \(lccn)” or the calendar in browse."
  }
}

extension SearchField {
  /// Whether it names a tag, which may be mistyped.
  fileprivate var namesTag: Bool {
    values.contains { if case .name(let name) = $0 { name.hasPrefix("tag/") } else { false } }
  }
}
