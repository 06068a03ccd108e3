import MVP
import TerminalUI

/// A presenter of data from the reader's library, which other screens may change meanwhile.
@MainActor protocol LibraryFollowing: Presenting {
  /// From now on calls `reload` whenever something has been written to the library here.
  func followWrites(_ reload: @escaping @MainActor () -> Void)
}

extension BaseScreen where P: LibraryFollowing {
  /// From now on carries out `look` whenever something has been written while the screen is on top.
  func follow(_ look: @escaping @MainActor (P) async -> Void) {
    presenter.followWrites { [weak self] in
      if let self, isOnTop { carryOut(look) }
    }
  }
}
