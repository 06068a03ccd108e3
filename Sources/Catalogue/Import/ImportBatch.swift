import Newspapers

/// What was read of the files since the batch before.
struct ImportBatch: Sendable {
  var newspapers = PackedNewspapers()
  var listed: [StoredNewspaper] = []
  var coverages: [Coverage] = []
  var faults: [ImportFault] = []
  var passedOver = 0
  /// Of all files so far.
  var records = 0
  var file = ""
  var bytesRead = 0
  var bytesInAll: Int?
}
