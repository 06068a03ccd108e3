import NewspaperHTTP
import Newspapers

/// Languages that fail a search.
extension PageSearch {
  /// Open ONI fails on a language that it does not know, and on words in one that it has not indexed: trying
  /// again does not help.
  /// - Parameter request: a search that failed.
  /// - Throws: `.unsupported` if the site can be searched without the language.
  func checkLanguage(of request: PageSearchRequest, _ freshness: Freshness) async throws(NewspaperError) {
    guard request.dialect == .openONI, let language = request.search.field(.language) else { return }
    var others = request.search
    others.fields.removeAll { $0.name == .language }
    do {
      let rest = PageSearchRequest(search: others, order: request.order, dialect: request.dialect)
      _ = try await responseRows(rest, from: 0, size: 1, freshness)
    } catch .serverError(_, status: 500) {
      // The site is at fault, or the first page of either search.
      return
    }
    do {
      // Only the first page may be at fault.
      _ = try await responseRows(request, from: 1, size: 1, freshness)
    } catch .serverError(_, status: 500) {
      throw .unsupported(source: name, what: .option("searching by \(language)"))
    }
  }
}
