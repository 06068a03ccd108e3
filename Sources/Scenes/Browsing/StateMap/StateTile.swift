import Newspapers

/// A state or territory on the map: a tile near its location, in 11 columns and 9 rows.
public struct StateTile: Hashable, Sendable {
  /// Postal code in capital letters; `··` for everything elsewhere.
  public let code: String
  /// The full name; nil for elsewhere.
  public let state: String?
  public let row: Int
  public let column: Int

  public static let columns = 11
  public static let rows = 9

  /// Foreign countries, and records without a place.
  static let elsewhere = "··"

  private static let layout = [
    "AK .. .. .. .. .. .. .. .. .. ME", ".. .. .. .. .. WI .. .. .. VT NH",
    "WA ID MT ND MN IL MI .. NY MA ..", "OR NV WY SD IA IN OH PA NJ CT RI",
    "CA UT CO NE MO KY WV VA MD DE ..", ".. AZ NM KS AR TN NC SC DC .. ..",
    ".. .. .. OK LA MS AL GA .. .. ..", "HI .. .. TX .. .. .. .. FL .. PR",
    "GU MP AS VI ·· .. .. .. .. .. ..",
  ]

  /// Row by row.
  public static let all: [StateTile] = layout.enumerated().flatMap { row, line in
    line.split(separator: " ").enumerated().compactMap { column, code in
      code == ".."
        ? nil
        : StateTile(
          code: String(code), state: code == elsewhere ? nil : StateName.known(String(code)), row: row,
          column: column)
    }
  }

  /// The tile of a state, by its name or postal code, or that for elsewhere; nil if there is none.
  static func named(_ text: String) -> StateTile? {
    if "elsewhere".hasPrefix(text.lowercased()), text.count > 3 { return all.first { $0.state == nil } }
    return StateName.known(text).flatMap { state in all.first { $0.state == state } }
  }

  /// The nearest tile in a direction; rows and columns are each −1, 0 or 1. Nil at the edge of the map.
  func neighbor(rows: Int, columns: Int) -> StateTile? {
    let ahead = StateTile.all.filter { tile in
      rows != 0 ? (tile.row - row) * rows > 0 : (tile.column - column) * columns > 0
    }
    return ahead.min { distance(to: $0, alongRows: rows != 0) < distance(to: $1, alongRows: rows != 0) }
  }

  /// Distance across the direction counts for more than distance along it.
  private func distance(to tile: StateTile, alongRows: Bool) -> Int {
    let (down, right) = (abs(tile.row - row), abs(tile.column - column))
    return alongRows ? down * 2 + right * 3 : right * 2 + down * 5
  }
}
