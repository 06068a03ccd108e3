import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// Adds what the catalog now knows about newspapers whose pages were stored without title, place or
  /// language.
  func complete() async throws(NewspaperError) {
    let lacking = try readFile { db in
      try String.fetchAll(
        db,
        sql:
          "SELECT DISTINCT lccn FROM page WHERE state IS NULL OR language IS NULL OR title = lccn ORDER BY lccn"
      )
    }
    var known: [Newspaper] = []
    for lccn in (lacking ?? []).compactMap({ try? LCCN($0) }) {
      if let newspaper = await newspaper(lccn) { known.append(newspaper) }
    }
    guard !known.isEmpty else { return }
    try await write { [known] db in
      let statement = try db.cachedStatement(
        sql: """
          UPDATE page SET title = CASE title WHEN lccn THEN ? ELSE title END,
            county = CASE WHEN state IS NULL THEN ? ELSE county END,
            city = CASE WHEN state IS NULL THEN ? ELSE city END, state = coalesce(state, ?),
            language = coalesce(language, ?)
          WHERE lccn = ?
          """)
      for newspaper in known {
        let (place, languages) = (newspaper.places.first, newspaper.languages)
        statement.bind(newspaper.title, at: 1)
        statement.bind(place?.county, at: 2)
        statement.bind(place?.city, at: 3)
        statement.bind(place?.state, at: 4)
        statement.bind(languages.isEmpty ? nil : languages.joined(separator: "\n"), at: 5)
        statement.bind(newspaper.lccn.description, at: 6)
        try statement.step(db)
      }
    }
  }
}
