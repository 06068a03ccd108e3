/// What was open when the reader left.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used. When a method returns, what it
/// wrote is completely on disk, or not at all. Several programs may read and write at once: the last one wins.
public protocol SessionLibrary: Sendable {
  /// Nil if none is remembered.
  func lastSession() async throws(NewspaperError) -> LastSession?

  /// Remembers `session` in place of the one before.
  func put(_ session: LastSession) async throws(NewspaperError)

  /// - Returns: what was forgotten; nil if there was nothing.
  @discardableResult
  func removeLastSession() async throws(NewspaperError) -> LastSession?
}
