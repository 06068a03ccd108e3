import Newspapers

/// What is found in an archive, in its order.
enum ArchiveEvent: Sendable {
  /// A file of a page.
  case file(PageFileFound, [UInt8])
  /// A file of a page whose bytes are not wanted.
  case passed(PageFileFound)
  /// A file of a page that cannot be read.
  case unreadable(PageFileFound, what: String)
  /// - Parameter member: nil if it is the archive's own.
  case fault(member: String?, what: String)
  /// What people may want to know of an archive that cannot be read.
  case note(String)
  /// The last event.
  case end(ArchiveEnd)
}

/// A file of a page.
struct PageFileFound: Hashable, Sendable {
  let page: PageID
  let kind: MemberName.Kind
  /// As the archive has it.
  let path: String
  /// Where it is in its batch, as the batch's METS says.
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

/// What is known once an archive was read.
struct ArchiveEnd: Hashable, Sendable {
  var bytes = 0
  var sha1: [UInt8] = []
  var members = 0
  var skipped = 0
  /// Whether every byte was read and understood.
  var isComplete = false
}
