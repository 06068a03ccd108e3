/// What a corpus on this machine consists of: batches, as listed when it was planned.
public struct CorpusPlan: Hashable, Sendable {
  /// Which pages were requested.
  public var selection: BatchSelection
  public var batches: [PlannedBatch]
  /// The source whose list it was made from; nil if unknown.
  public var source: IssueSource?

  public init(selection: BatchSelection, batches: [PlannedBatch], source: IssueSource? = nil) {
    (self.selection, self.batches, self.source) = (selection, batches, source)
  }

  /// The newspapers whose pages were requested, as far as the list names those in its batches.
  public var namedNewspapers: Set<LCCN> {
    let named = Set(batches.flatMap(\.archive.newspapers))
    return selection.newspapers.isEmpty ? named : named.intersection(selection.newspapers)
  }

  /// The source, or else the server of the first archive, where servers keep them; nil if it is elsewhere.
  public var server: IssueSource? {
    source
      ?? batches.first.flatMap { batch in
        let address = batch.archive.address
        return address.place(of: "/data/ocr/").flatMap { IssueSource(String(address[..<$0.lowerBound])) }
      }
  }
}

public struct PlannedBatch: Hashable, Sendable {
  public let archive: OCRArchive
  /// Whether it is unknown if it has what was requested.
  public let isDoubtful: Bool
  /// Whether the list no longer has it: its local files stay.
  public var isGone: Bool

  public init(_ archive: OCRArchive, isDoubtful: Bool = false, isGone: Bool = false) {
    (self.archive, self.isDoubtful, self.isGone) = (archive, isDoubtful, isGone)
  }
}
