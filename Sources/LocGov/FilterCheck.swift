import NewspaperHTTP
import Newspapers

/// Sees whether rows obey a filter. loc.gov drops a filter that it does not understand without a word, and
/// answers with everything.
struct FilterCheck {
  let state: String?
  let language: String?

  init(_ query: NewspaperQuery) {
    state = query.state.map(TitleText.folded)
    language = query.language.map(TitleText.folded)
  }

  /// - Throws: `.malformed` if a row says that it is of another state or language.
  func check(_ rows: [TitleRow], host: String) throws(NewspaperError) {
    for row in rows {
      try check(row.state.texts, against: state, "of the state", host)
      try check(row.language.texts, against: language, "of the language", host)
    }
  }

  private func check(
    _ stated: [String], against wanted: String?, _ words: String, _ host: String
  ) throws(NewspaperError) {
    guard let wanted, !stated.isEmpty, !stated.map(TitleText.folded).contains(wanted) else { return }
    throw .malformed(
      host: host,
      what: "the server ignored the filter: a row is \(words) “\(stated[0])” where “\(wanted)” was asked for")
  }
}
