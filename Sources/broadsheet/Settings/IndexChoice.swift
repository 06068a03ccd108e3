import Newspapers

/// Which pages are added to this machine's index without being imported.
enum IndexChoice: String, CaseIterable, Sendable {
  /// Those whose text was read or saved.
  case read
  /// Those whose text was saved.
  case saved
  /// Also those whose full text came with the response to a search.
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
