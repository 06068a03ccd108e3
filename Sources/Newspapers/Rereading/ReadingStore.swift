/// Stores readings made on this machine.
public protocol ReadingStore: Sendable {
  /// The readings of a page; empty if there are none.
  /// - Throws: `.unreadable` for a damaged file, which is left alone.
  func readings(of page: PageID) async throws(NewspaperError) -> PageReadings

  /// Changes the readings atomically: afterward, either the old ones or the new ones are there. If their
  /// words change, the page is among `unindexed()` until `noteIndexed`, however the program ends.
  /// - Returns: the readings as they are now, and what `change` returned.
  func change<Answer: Sendable>(
    _ page: PageID, _ change: @Sendable (inout PageReadings) -> Answer
  ) async throws(NewspaperError) -> (readings: PageReadings, answer: Answer)

  /// The pages whose words changed and that the index may not know yet, in no particular order.
  func unindexed() async throws(NewspaperError) -> [PageID]

  /// Notes what words of a page's readings the index has. If the page has others by now, it is still among
  /// `unindexed()`.
  /// - Parameter text: as `PageReadings.text`.
  func noteIndexed(_ text: String?, of page: PageID) async throws(NewspaperError)
}

/// Makes readings searchable.
public protocol ReadingIndex: Sendable {
  /// Stores `text` beside the text of the page, or removes an earlier one if it is nil.
  func index(_ text: String?, of page: PageID) async throws(NewspaperError)
}
