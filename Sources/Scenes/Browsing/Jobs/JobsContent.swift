import MVP
import Presentation

/// The jobs of the queue: display-ready.
public struct JobsContent: WindowedContent {
  public let rows: [JobRow]
  /// The unreadable part of the queue; nil if all of it can be read.
  public let fault: String?

  public var offset: Int { 0 }
  public var total: Int { rows.count }
  public var identity: Int { 0 }
}
