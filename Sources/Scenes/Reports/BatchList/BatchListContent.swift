import MVP
import Newspapers
import Presentation

/// The OCR archives that a server offers, as far as they are wanted.
public struct BatchListContent: Hashable, Sendable {
  public let rows: [SelectedBatch]
  /// Of these it is not known whether they are wanted: they are listed, too.
  public let doubtful: Int
  /// What to know of all of them, a sentence each without a period.
  public let notices: [String]
  /// How many of the files may be asked for in ten minutes.
  public let filesInTenMinutes: Int?
}
