/// What a corpus on this machine is made of: batches, as they were listed when it was planned.
public struct CorpusPlan: Hashable, Sendable {
  /// Which pages were asked for.
  public var selection: BatchSelection
  public var batches: [PlannedBatch]

  public init(selection: BatchSelection, batches: [PlannedBatch]) {
    (self.selection, self.batches) = (selection, batches)
  }
}

public struct PlannedBatch: Hashable, Sendable {
  public let archive: OCRArchive
  /// Whether it is not known if it has what was asked for.
  public let isDoubtful: Bool
  /// Whether the list no longer has it: what is here of it stays.
  public var isGone: Bool

  public init(_ archive: OCRArchive, isDoubtful: Bool = false, isGone: Bool = false) {
    (self.archive, self.isDoubtful, self.isGone) = (archive, isDoubtful, isGone)
  }
}
