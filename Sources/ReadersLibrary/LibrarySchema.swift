import GRDB

/// The tables of the library. A published migration is never changed: changes to the tables take a new one.
enum LibrarySchema {
  /// Distinguishes the library from other programs' files; “BsLb”.
  static let applicationID = 0x4273_4C62

  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      // Tags and places are lines of one text; `found_by` is case-folded, for searching.
      try db.execute(
        sql: """
          CREATE TABLE bookmark (
            lccn TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL, years TEXT NOT NULL,
            note TEXT NOT NULL, tags TEXT NOT NULL, added REAL NOT NULL, changed REAL NOT NULL,
            sort_title TEXT NOT NULL, sort_place TEXT NOT NULL, found_by TEXT NOT NULL) STRICT;
          CREATE TABLE visit (
            lccn TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL, years TEXT NOT NULL,
            opened REAL NOT NULL, found_by TEXT NOT NULL) STRICT;
          CREATE INDEX visit_opened ON visit (opened);
          CREATE TABLE filter (
            name TEXT PRIMARY KEY NOT NULL, fields TEXT NOT NULL, saved REAL NOT NULL,
            found_by TEXT NOT NULL) STRICT;
          PRAGMA application_id = \(applicationID);
          """)
    }
    migrator.registerMigration("2") { db in
      // `query` is in the query language, `sort` is the name of the order.
      try db.execute(
        sql: """
          CREATE TABLE search (
            name TEXT PRIMARY KEY NOT NULL, query TEXT NOT NULL, source TEXT, sort TEXT, created REAL NOT NULL,
            changed REAL NOT NULL, found_by TEXT NOT NULL) STRICT;
          """)
    }
    migrator.registerMigration("3") { db in
      // What `watch` remembers about searches: `batches` has one name per line, `page` is as in addresses of
      // state sites.
      try db.execute(
        sql: """
          CREATE TABLE watched (
            search TEXT NOT NULL, server TEXT NOT NULL, batches TEXT NOT NULL, begun REAL NOT NULL,
            watched REAL NOT NULL, PRIMARY KEY (search, server)) STRICT;
          CREATE TABLE reported (
            search TEXT NOT NULL, page TEXT NOT NULL, title TEXT NOT NULL, snippet TEXT NOT NULL, address TEXT,
            found REAL NOT NULL, PRIMARY KEY (search, page)) STRICT;
          CREATE INDEX reported_found ON reported (found);
          """)
    }
    migrator.registerMigration("4") { db in
      // `page` is as in addresses of state sites; `regions` has one per line, as fractions: left, top, width,
      // height. `query` found the page.
      try db.execute(
        sql: """
          CREATE TABLE excerpt (
            id TEXT PRIMARY KEY NOT NULL, page TEXT NOT NULL, source TEXT NOT NULL, title TEXT NOT NULL,
            places TEXT NOT NULL, years TEXT NOT NULL, regions TEXT NOT NULL, headline TEXT NOT NULL,
            authors TEXT NOT NULL, note TEXT NOT NULL, text TEXT, tags TEXT NOT NULL, query TEXT,
            added REAL NOT NULL, changed REAL NOT NULL, found_by TEXT NOT NULL) STRICT;
          CREATE INDEX excerpt_page ON excerpt (page);
          """)
    }
    migrator.registerMigration("5") { db in
      // Where pages were left: `page` is as in addresses of state sites, `place` is the number of characters
      // before the first visible line, `line` the printed line there, from 1.
      try db.execute(
        sql: """
          CREATE TABLE position (
            page TEXT PRIMARY KEY NOT NULL, lccn TEXT NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL,
            years TEXT NOT NULL, place INTEGER NOT NULL, line INTEGER NOT NULL, lines INTEGER NOT NULL,
            at_end INTEGER NOT NULL, read REAL NOT NULL, found_by TEXT NOT NULL) STRICT;
          CREATE INDEX position_lccn ON position (lccn, read, page);
          CREATE INDEX position_read ON position (read, page);
          """)
    }
    migrator.registerMigration("6") { db in
      // Bookmarks of newspapers, issues and pages: `target` is as in addresses of state sites.
      try db.execute(
        sql: """
          CREATE TABLE bookmark_6 (
            target TEXT PRIMARY KEY NOT NULL, lccn TEXT NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL,
            years TEXT NOT NULL, note TEXT NOT NULL, tags TEXT NOT NULL, added REAL NOT NULL,
            changed REAL NOT NULL, sort_title TEXT NOT NULL, sort_place TEXT NOT NULL,
            found_by TEXT NOT NULL) STRICT;
          INSERT INTO bookmark_6 SELECT lccn, lccn, title, places, years, note, tags, added, changed,
            sort_title, sort_place, found_by FROM bookmark ORDER BY rowid;
          DROP TABLE bookmark;
          ALTER TABLE bookmark_6 RENAME TO bookmark;
          """)
    }
    migrator.registerMigration("7") { db in
      // The last sessions: a row for each tab; those of one session have the same `quit`. `screens` has a
      // JSON object of strings on each line. Home shows the bookmarks that were added last.
      try db.execute(
        sql: """
          CREATE TABLE session (
            tab INTEGER PRIMARY KEY, name TEXT NOT NULL, screens TEXT NOT NULL, is_front INTEGER NOT NULL,
            quit REAL NOT NULL) STRICT;
          CREATE INDEX bookmark_added ON bookmark (added);
          """)
    }
    migrator.registerMigration("8") { db in
      // The number printed on the page; empty if the reader did not say.
      try db.execute(sql: "ALTER TABLE excerpt ADD COLUMN printed_page TEXT NOT NULL DEFAULT ''")
    }
    migrator.registerMigration("9") { db in
      // Who had it, as for excerpts; empty if that was not recorded.
      try db.execute(
        sql: """
          ALTER TABLE position ADD COLUMN source TEXT NOT NULL DEFAULT '';
          ALTER TABLE bookmark ADD COLUMN source TEXT NOT NULL DEFAULT '';
          """)
    }
    return migrator
  }()
}
