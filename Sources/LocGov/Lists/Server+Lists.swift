import NewspaperHTTP
import Newspapers

extension Server {
  /// The result of `ask`, which requests part of a list. The Library has all its lists and its search, so if
  /// one is missing, the Library is at fault.
  func list<Answer>(
    _ ask: () async throws(NewspaperError) -> Answer
  ) async throws(NewspaperError) -> Answer {
    do throws(NewspaperError) {
      return try await ask()
    } catch {
      if case .notFound = error { throw .serverError(host: site.host, status: 404) }
      throw error
    }
  }
}
