import Newspapers

/// What was read from the files since the preceding batch.
struct ImportBatch: Sendable {
  var newspapers = PackedNewspapers()
  var listed: [StoredNewspaper] = []
  var coverages: [Coverage] = []
  /// Newspapers whose records are marked as deleted; they come after `newspapers`.
  var removed: [String] = []
  var faults: [ImportFault] = []
  var passedOver = 0
  /// In all files so far.
  var records = 0
  var file = ""
  var bytesRead = 0
  var bytesInAll: Int?
}
