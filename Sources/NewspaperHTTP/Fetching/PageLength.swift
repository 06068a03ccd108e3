/// The length of the pages of a list, which says where the next one begins.
public enum PageLength {
  /// How many rows a server gives per page. If not as many came as were due, rows that come again say nothing
  /// about that: they do not count, or not beyond as many.
  /// - Parameters:
  ///   - rows: what distinguishes each row of a page from the others; nil if nothing does.
  ///   - due: how many rows were requested, or fewer at the end of the list.
  public static func of<Row: Hashable>(_ rows: [Row?], due: Int) -> Int {
    guard rows.count != due else { return due }
    let named = rows.compactMap(\.self)
    let distinct = rows.count - named.count + Set(named).count
    return rows.count < due ? distinct : max(due, distinct)
  }
}
