import Newspapers

/// The orders of hits, for people.
public enum HitOrderWords {
  /// `page`, `date`, `words before`, `words after`.
  public static func name(of order: HitQuery.Order) -> String {
    switch order {
    case .page: "page"
    case .date: "date"
    case .before: "words before"
    case .after: "words after"
    }
  }
}
