import Newspapers

extension SessionLibrary {
  /// Nil if none is remembered.
  public func lastSession() async throws(NewspaperError) -> LastSession? { try await sessions().first }
}
