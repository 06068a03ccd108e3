import Newspapers

/// The result of an import or export, in words.
public enum LibraryWords {
  /// `12 bookmarks, 40 newspapers opened, 90 pages read, 1 saved filter, 2 saved searches, 5 notes and clips, 3 open tabs`.
  public static func exported(_ contents: LibraryContents) -> String {
    [
      count(contents.bookmarks.count, "bookmark"), count(contents.visits.count, "newspaper") + " opened",
      count(contents.positions.count, "page") + " read", count(contents.filters.count, "saved filter"),
      count(contents.searches.count, "saved search", "es"),
      contents.excerpts.count == 1 ? "1 note or clip" : "\(contents.excerpts.count) notes and clips",
      contents.session.map { count($0.tabs.count, "open tab") },
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// One line for each kind that occurred.
  public static func merged(_ merge: LibraryMerge) -> [String] {
    let lines = [
      ("bookmarks", merge.bookmarks), ("newspapers opened", merge.visits), ("pages read", merge.positions),
      ("saved filters", merge.filters),
      ("saved searches", merge.searches), ("notes and clips", merge.excerpts),
      ("last session", merge.session),
    ].filter { $0.1 != LibraryMerge.Tally() }.map { name, tally in
      "\(name): \(tally.added) added, \(tally.replaced) updated, "
        + "\(tally.passedOver) already up to date"
    }
    return lines.isEmpty ? ["nothing to import"] : lines
  }

  private static func count(_ number: Int, _ name: String, _ plural: String = "s") -> String {
    "\(number) \(name)\(number == 1 ? "" : plural)"
  }
}
