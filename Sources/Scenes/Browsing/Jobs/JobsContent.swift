import MVP
import Newspapers
import Presentation

/// The jobs of the queue: display-ready.
public struct JobsContent: WindowedContent {
  public let rows: [JobRow]
  /// The unreadable part of the queue; nil if all of it can be read.
  public let fault: String?
  /// Where the reader's job is now, if it has moved.
  public private(set) var anchor: Int?

  public var offset: Int { 0 }
  public var total: Int { rows.count }
  public var identity: Int { 0 }

  init(rows: [JobRow], fault: String?) { (self.rows, self.fault) = (rows, fault) }

  func job(_ id: QueuedJob.ID) -> QueuedJob? { rows.first { $0.id == id }?.job }
}

extension JobsContent: MovableContent {
  public func anchored(at row: Int?) -> JobsContent {
    var content = self
    content.anchor = row
    return content
  }
}
