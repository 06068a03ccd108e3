/// What was open each time the reader quit, unless it has been reopened since.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used. When a method returns, what it
/// wrote is completely on disk, or not at all. Several programs may read and write at once.
public protocol SessionLibrary: Sendable {
  /// The latest first.
  func sessions() async throws(NewspaperError) -> [LastSession]

  /// Remembers `sessions` in addition to the others, and forgets `former` ones. A session is identified by
  /// the time when the reader quit. If there are more than a few, the earliest are forgotten.
  /// - Returns: how many of the former ones existed.
  @discardableResult
  func put(_ sessions: [LastSession], replacing former: [LastSession]) async throws(NewspaperError) -> Int

  /// Forgets all of them.
  func removeSessions() async throws(NewspaperError)
}

extension SessionLibrary {
  public func put(_ session: LastSession) async throws(NewspaperError) {
    try await put([session], replacing: [])
  }
}
