import Newspapers

/// The list of digitized newspapers (`newspapers` in `core/views/directory.py` of chronam).
extension OldAddress {
  /// - Parameter place: the part of the path after `newspapers`: a state, with underscores instead of blanks.
  func newspapers(_ place: String?) -> Link {
    var name = place
    if DataFormat(ending: place) != nil { name = place.map { String($0.prefix { $0 != "." }) } }
    let state = name.flatMap { $0 == "all_states" || $0.hasPrefix("feed") ? nil : $0 }
      .map { $0.replacing("_", with: " ") }
    var (facets, lost): ([String], String?) = ([], nil)
    if let state = state ?? link.value("state")?.nonEmpty {
      facets.append(ListFacet.state.facet(StateName.full(state)))
    }
    if let language = link.value("language")?.nonEmpty {
      // Facets have names, and a code that is not in the table has none here.
      if language.utf8.count == 3, LanguageName.english(language) == language {
        lost = "without language \(language)"
      } else {
        facets.append(ListFacet.language.facet(language))
      }
    }
    if let group = link.value("ethnicity")?.nonEmpty {
      facets.append(ListFacet.ethnicity.facet(group))
    }
    return Link(
      lost == nil ? .changed : .approximate, .list("titles"),
      facets.isEmpty
        ? TodaysAddress.collection + "titles/"
        : TodaysAddress.list([("dl", "title"), ("fa", facets.joined(separator: "|"))]),
      note: lost)
  }
}
