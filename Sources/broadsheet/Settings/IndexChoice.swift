import Newspapers

/// Which pages are put into the index of this machine's pages without being imported.
enum IndexChoice: String, CaseIterable, Sendable {
  /// Those whose text was read or saved.
  case read
  /// Those whose text was saved.
  case saved
  /// Also those that came whole in the answer to a search.
  case all
  case no

  var ways: Set<KeptPage.Way> {
    switch self {
    case .read: [.read, .saved, .imported]
    case .saved: [.saved, .imported]
    case .all: [.read, .saved, .found, .imported]
    case .no: [.imported]
    }
  }
}
