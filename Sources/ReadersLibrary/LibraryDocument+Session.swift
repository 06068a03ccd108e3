import Newspapers

extension LibraryDocument {
  /// What was open when the reader quit.
  struct Session: Codable {
    var quit: String?
    /// From 1.
    var front: Int?
    var tabs: [Tab]?

    struct Tab: Codable {
      var name: String?
      /// From the first to the top one.
      var screens: [[String: String]]?
    }
  }
}

extension LibraryDocument.Session {
  init(_ session: LastSession) {
    quit = Timestamp.written(session.quit)
    front = session.front + 1
    tabs = session.tabs.map { Tab(name: $0.name, screens: $0.screens) }
  }

  func session() throws(LibraryDocumentError) -> LastSession {
    LastSession(
      tabs: (tabs ?? []).map { LastSession.Tab(name: $0.name ?? "", screens: $0.screens ?? []) },
      front: max(front ?? 1, 1) - 1, quit: try LibraryDocument.time(quit, at: "session.quit"))
  }
}
