import Newspapers
import Synchronization
import TestSupport
import Testing

struct PageSavingTests {
  /// A folder that has some names, and records what is saved in it.
  private final class Folder: PageSaver {
    let names: Set<String>
    let saved = Mutex<[String]>([])

    init(names: Set<String> = []) { self.names = names }

    func path(of name: String) -> String { "folder/\(name)" }

    func pathOfExisting(_ name: String) throws(NewspaperError) -> String? {
      if name.isEmpty { throw .local(what: "the folder cannot be opened") }
      return names.contains(name) ? "folder/\(name)" : nil
    }

    func size(
      of file: PageFile, of page: PageID, at location: PageFileLocation
    ) async throws(NewspaperError) -> Int? { 640 }

    func save(
      _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
      progress: @Sendable @escaping (SaveProgress) async -> Void
    ) async throws(NewspaperError) -> SavedFile {
      await progress(SaveProgress(bytes: 1, resumedFrom: 0, total: 640, seconds: 0))
      saved.withLock { $0.append("\(name) \(replaces)") }
      return SavedFile(path: "folder/\(name)", bytes: 640, seconds: 1)
    }
  }

  private let archive: StubArchive
  private let page: PageID

  init() throws {
    archive = StubArchive(try .sample())
    page = try .sample(1)
  }

  private func save(
    _ name: String, _ file: PageFile = .text, into folder: Folder, replaces: Bool = false
  ) async throws -> SaveOutcome {
    try await PageSaving(archive: archive, saver: folder).save(
      file, of: page, as: name, replaces: replaces
    ) { _ in }
  }

  @Test func `a file is located and saved`() async throws {
    let folder = Folder()
    let steps = Mutex<[Int]>([])
    let saved = SavedFile(path: "folder/a", bytes: 640, seconds: 1)
    let outcome = try await PageSaving(archive: archive, saver: folder).save(
      .text, of: page, as: "a", replaces: false
    ) { progress in steps.withLock { $0.append(progress.bytes) } }
    #expect(outcome == .saved(saved) && folder.saved.withLock { $0 } == ["a false"])
    #expect(steps.withLock { $0 } == [1] && archive.asked == ["text \(page)"])
  }

  @Test func `an existing file is kept and costs no request`() async throws {
    let folder = Folder(names: ["a"])
    #expect(try await save("a", into: folder) == .existing(path: "folder/a"))
    let saving = PageSaving(archive: archive, saver: folder)
    let trial = try await saving.trial(.text, of: page, as: "a", replaces: false)
    #expect(trial == .existing(path: "folder/a"))
    #expect(archive.asked.isEmpty && folder.saved.withLock { $0.isEmpty })
  }

  @Test func `an existing file is replaced if requested`() async throws {
    let folder = Folder(names: ["a"])
    _ = try await save("a", into: folder, replaces: true)
    #expect(folder.saved.withLock { $0 } == ["a true"])
  }

  @Test func `a trial reports the size and saves nothing`() async throws {
    let folder = Folder(names: ["a"])
    let saving = PageSaving(archive: archive, saver: folder)
    for (name, replaces) in [("a", true), ("b", false)] {
      let trial = try await saving.trial(.text, of: page, as: name, replaces: replaces)
      #expect(trial == .missing(path: "folder/\(name)", bytes: 640))
    }
    #expect(folder.saved.withLock { $0.isEmpty })
  }

  @Test(arguments: [("", PageFile.text), ("a", .pdf)])
  func `errors of the folder or the archive are thrown`(name: String, file: PageFile) async throws {
    let folder = Folder()
    await #expect(throws: NewspaperError.self) { try await save(name, file, into: folder) }
    #expect(folder.saved.withLock { $0.isEmpty })
  }
}
