/// Keeps what was read anew on this machine.
public protocol ReadingStore: Sendable {
  /// What was read of a page; empty if nothing.
  /// - Throws: `.unreadable` for a damaged file, which is left alone.
  func readings(of page: PageID) async throws(NewspaperError) -> PageReadings

  /// Changes it. Whatever happens, the old readings or the new ones are there afterward.
  /// - Returns: the readings as they are now, and what `change` returned.
  func change<Answer: Sendable>(
    _ page: PageID, _ change: @Sendable (inout PageReadings) -> Answer
  ) async throws(NewspaperError) -> (readings: PageReadings, answer: Answer)
}

/// Makes what was read anew findable.
public protocol ReadingIndex: Sendable {
  /// Puts `text` beside the text of the page, or takes away what was there if it is nil.
  func index(_ text: String?, of page: PageID) async throws(NewspaperError)
}
