import Newspapers

/// What an archive contains, in its order.
enum ArchiveEvent: Sendable {
  /// A page's file.
  case file(PageFileFound, [UInt8])
  /// A page's file whose bytes are not wanted.
  case passed(PageFileFound)
  /// A page's file that cannot be read.
  case unreadable(PageFileFound, what: String)
  /// - Parameter member: nil for the archive itself.
  case fault(member: String?, what: String)
  /// What people may want to know about an archive that cannot be read.
  case note(String)
  /// The last event.
  case end(ArchiveEnd)
}

/// A page's file.
struct PageFileFound: Hashable, Sendable {
  let page: PageID
  let kind: MemberName.Kind
  /// As in the archive.
  let path: String
  /// Its place in the batch, according to the batch's METS.
  var origin: BatchOrigin?
}

/// Where a page is in a batch folder.
struct BatchOrigin: Hashable, Sendable {
  let reel: String
  /// `1887030301`: day and edition.
  let issueFolder: String
  /// The file's name without `.xml`.
  let frame: String
}

/// What is known once an archive has been read.
struct ArchiveEnd: Hashable, Sendable {
  var bytes = 0
  var sha1: [UInt8] = []
  var members = 0
  var skipped = 0
  /// Whether every byte was read and understood.
  var isComplete = false
}
