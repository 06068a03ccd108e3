import NewspaperHTTP
import Newspapers

extension Resource {
  /// - Throws: `.degraded` for an empty list that the server does not stand by, whether or not it counts its
  ///   rows.
  func checkEmptiness<Row: Decodable & Sendable>(
    host: String
  ) throws(NewspaperError) where Value == ListResponse<Row> {
    guard isNotWorthKeeping, value.total == 0 || value.total == nil && value.rows.isEmpty else { return }
    throw .degraded(host: host)
  }
}
