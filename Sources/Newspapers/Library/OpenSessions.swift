/// What is open in running programs, in case one of them ends without warning.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used.
public protocol OpenSessions: Sendable {
  /// Stores what is open in this program now; nil if that means nothing later.
  func store(_ session: LastSession?) async throws(NewspaperError)

  /// What was open in programs that ended without warning, the latest first.
  func abandoned() async throws(NewspaperError) -> [LastSession]

  /// Forgets those that `abandoned` returned.
  func forgetAbandoned() async throws(NewspaperError)
}
