import MVP
import Newspapers
import Presentation

extension BatchSelection {
  /// Says that most of these batches are chosen only because it is unknown what is in them, as before the
  /// first `sync`; nil if most are known.
  /// - Parameter known: the newspapers in them that this machine knows.
  func doubt(about batches: [SelectedBatch], known: [LCCN: Newspaper]) -> String? {
    guard state != nil || from != nil || to != nil else { return nil }
    let doubtful = batches.count { batch in
      batch.isDoubtful && batch.archive.newspapers.contains { known[$0] == nil }
    }
    guard doubtful * 2 > batches.count else { return nil }
    return "\(Numerals.grouped(doubtful)) of \(Numerals.batches(batches.count)) may not match: "
      + "this machine knows too little about their newspapers"
  }
}
