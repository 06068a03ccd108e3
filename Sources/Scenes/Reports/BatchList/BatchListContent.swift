import MVP
import Newspapers
import Presentation

/// The wanted OCR archives of a server.
public struct BatchListContent: Hashable, Sendable {
  public let rows: [SelectedBatch]
  /// How many of these may or may not be wanted, for they are listed, too; nil if none.
  public let doubt: BatchDoubt?
  /// Notes about all of them, one sentence each, without a period.
  public let notices: [String]
  /// How many of the files may be requested in ten minutes.
  public let filesInTenMinutes: Int?
}
