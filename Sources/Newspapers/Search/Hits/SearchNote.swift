/// Something about an answer that the reader has to know.
public enum SearchNote: Hashable, Sendable {
  /// The order that was asked for means nothing here, for instance because the words are on most pages.
  case orderedBy(SearchOrder, reason: String)
  /// Rows of the answer were not pages of newspapers, or could not be read.
  case unreadableRows(Int)
  /// The server could only be asked in a simpler way; `reason` says why, as the end of a sentence.
  case simplified(reason: String)
  /// Of a list of `of` pages the source serves only the first `limit`.
  case onlyFirst(limit: Int, of: Int)
  /// Not all pages that may match were checked: `rows` of about `of`. All of them take `requests` requests.
  case checked(rows: Int, of: Int, requests: Int)
  /// Of so many pages it is not known whether they have what a field asks for, so they were not searched.
  case unsaid(SearchField.Name, pages: Int)
}
