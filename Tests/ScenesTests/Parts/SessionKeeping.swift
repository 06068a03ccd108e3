import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TestSupport

/// Tests of what is remembered about open tabs.
@MainActor protocol SessionKeeping {
  /// The path of the reader's library.
  var folder: TemporaryFolder { get }
}

extension SessionKeeping {
  var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }

  func keeper(at time: Double, isOn: Bool = true, isWhole: Bool = true) -> SessionKeeper {
    SessionKeeper(library: library, clock: StoppedClock(now: time), isOn: isOn, isWhole: isWhole)
  }

  func page(_ sequence: Int) throws -> Route { .page(try .sample(sequence), title: "Evening star") }

  func open(_ tabs: [[Route]], front: Int = 0) -> OpenTabs<Route> {
    OpenTabs(tabs.map { $0.map { OpenTabs.Place($0, name: "name") } }, front: front)
  }

  func routes(_ session: LastSession?) -> [[Route]]? {
    session?.openTabs.tabs.map { $0.map(\.route) }
  }

  /// Makes `keeper` reopen what it offers.
  @discardableResult
  func reopen(_ keeper: SessionKeeper) async -> LastSession? {
    let session = await keeper.former(nil)
    if let session { keeper.noteReopened(session, tabs: 9) }
    return session
  }
}
