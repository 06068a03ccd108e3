import Files
import FoundationEssentials
import Glibc
import Newspapers

/// What is open in running programs: for each a file of JSON, and a lock file that it holds as long as it runs.
/// A file whose lock nobody holds was left by a program that was killed.
public actor OpenSessionFile: OpenSessions {
  private let folder: String
  /// This program's, once it has stored something.
  private var own: String?
  private var lock: FileLock?
  /// The names of those that were found.
  private var found: [String] = []

  private static let most = 1 << 20

  /// - Parameter folder: absolute; created when something is stored.
  public init(folder: String) { self.folder = folder }

  public func store(_ session: LastSession?) async throws(NewspaperError) {
    do throws(FileFailure) {
      guard let session else {
        guard let own else { return }
        remove(own)
        self.own = nil
        lock = nil
        return
      }
      let name = try ownName()
      var text: [UInt8] = []
      do { text = Array(try JSONEncoder().encode(LibraryDocument.Session(session))) } catch {
        throw FileFailure(path(name, "json"), words: "\(error)")
      }
      try WholeFile(path: path(name, "json")).replace(
        with: [text], by: path(name, "new"), isFlushed: true)
    } catch {
      throw .local(what: "what is open cannot be kept: \(error.reason)")
    }
  }

  public func abandoned() async throws(NewspaperError) -> [LastSession] {
    var sessions: [LastSession] = []
    do throws(FileFailure) {
      for name in try Folder.names(in: folder) where name.hasSuffix(".json") {
        let name = String(name.dropLast(5))
        guard name != own, !FileLock.isHeld(path: path(name, "lock")) else { continue }
        found.append(name)
        // An unreadable file is useless, and would be found again each time.
        guard let text = try WholeFile(path: path(name, "json")).read(atMost: OpenSessionFile.most),
          let document = try? JSONDecoder().decode(LibraryDocument.Session.self, from: Data(text)),
          let session = try? document.session(), !session.tabs.isEmpty
        else { continue }
        sessions.append(session)
      }
    } catch {
      throw .local(what: "what was open cannot be read: \(error.reason)")
    }
    return sessions.sorted { $0.quit > $1.quit }
  }

  public func forgetAbandoned() async throws(NewspaperError) {
    for name in found { remove(name) }
    found = []
  }

  /// Another program may have the same number in another container that shares the folder.
  private func ownName() throws(FileFailure) -> String {
    if let own { return own }
    try Folder.make(folder)
    var number = 1
    while true {
      let name = "\(getpid())-\(number)"
      do throws(FileFailure) {
        lock = try FileLock(path: path(name, "lock"), patience: .none)
        own = name
        return name
      } catch {
        guard error.isInUse, number < 9 else { throw error }
        number += 1
      }
    }
  }

  /// The lock goes last: without it the others would look abandoned.
  private func remove(_ name: String) {
    for kind in ["json", "new", "lock"] { unlink(path(name, kind)) }
  }

  private func path(_ name: String, _ kind: String) -> String { "\(folder)/\(name).\(kind)" }
}
