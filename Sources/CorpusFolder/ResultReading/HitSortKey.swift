import GRDB
import Newspapers

/// The key for sorting hits by their context: words without punctuation and capitals.
enum HitSortKey {
  /// Words from the last to the first.
  static let before = function("broadsheet_before") { words in
    words.split(separator: " ").reversed().joined(separator: " ")
  }

  static let after = function("broadsheet_after") { $0 }

  private static func function(_ name: String, _ key: @escaping @Sendable (String) -> String)
    -> DatabaseFunction
  {
    DatabaseFunction(name, argumentCount: 1, pure: true) { values in
      key(TitleText.folded(String.fromDatabaseValue(values[0]) ?? ""))
    }
  }
}
