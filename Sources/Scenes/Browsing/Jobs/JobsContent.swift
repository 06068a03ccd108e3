import MVP
import Presentation

/// The jobs of the queue: display-ready.
public struct JobsContent: WindowedContent {
  public let rows: [JobRow]
  /// What of the queue cannot be read; nil if all can.
  public let fault: String?

  public var offset: Int { 0 }
  public var total: Int { rows.count }
  public var identity: Int { 0 }
}
