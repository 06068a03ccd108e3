import Newspapers

/// A search at a site that runs Open ONI or chronam (`core/urls.py` of both). It works there, and is kept.
struct SiteSearch {
  private enum Kind: String { case pages, titles }

  private let link: WrittenLink
  private let kind: Kind

  /// Nil if it is another address.
  init?(_ link: WrittenLink) {
    guard let marker = link.path.firstIndex(of: "search"), link.path.count > marker + 2,
      let kind = Kind(rawValue: link.path[marker + 1]), link.path[marker + 2] == "results"
    else { return nil }
    (self.link, self.kind) = (link, kind)
  }

  var meaning: Link {
    guard kind == .pages else { return Link(.kept, .list("titles"), link.text) }
    do throws(SearchQueryError) {
      let query = try SearchQuery.read(link.textWithScheme).query
      return Link(.kept, .search(query.description), link.text)
    } catch {
      guard OldSearch.choosesNothing(link.query) else {
        return .unknown("its search cannot be read: \(error.sentence.removing(suffix: "."))")
      }
      return Link(.kept, .search(""), link.text, note: "an empty search")
    }
  }
}
