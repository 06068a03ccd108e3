import MVP
import Newspapers
import Presentation
import Synchronization
import TestSupport
import Testing

@testable import Scenes

/// What the reader is told while a page is being saved, and after that.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageSavingNoticeTests {
  /// Reports progress once before a file is complete, and once after completion has been announced.
  private final class LateSaver: PageSaver {
    private let late = Mutex<(@Sendable () async -> Void)?>(nil)

    func path(of name: String) -> String { "/files/\(name)" }

    func pathOfExisting(_ name: String) throws(NewspaperError) -> String? { nil }

    func size(
      of file: PageFile, of page: PageID, at location: PageFileLocation
    ) async throws(NewspaperError) -> Int? { nil }

    func save(
      _ file: PageFile, of page: PageID, at location: PageFileLocation, as name: String, replaces: Bool,
      progress: @Sendable @escaping (SaveProgress) async -> Void
    ) async throws(NewspaperError) -> SavedFile {
      await progress(SaveProgress(bytes: 1000, resumedFrom: 0, total: 2000, seconds: 0))
      late.withLock {
        $0 = { await progress(SaveProgress(bytes: 2000, resumedFrom: 0, total: 2000, seconds: 0)) }
      }
      return SavedFile(path: path(of: name), bytes: 2000, seconds: 0)
    }

    func reportLate() async {
      let report = late.withLock { $0 }
      await report?()
    }
  }

  @Test func `a late report of progress does not follow the outcome`() async throws {
    let (router, saver) = (RecordingRouter<Route>(), LateSaver())
    router.onOpen = { route in
      if case .saveAsPicker(_, let reply) = route { reply.send(.text) }
    }
    let presenter = PageReaderPresenter(
      page: try .sample(1), archive: StubArchive(try .sample()), router: router, saver: saver)
    await presenter.save()
    await saver.reportLate()
    #expect(router.announcements.count == 3, "\(router.announcements)")
    #expect(router.announcements.filter { $0.hasPrefix("Saving ") }.count == 2, "\(router.announcements)")
    #expect(router.announcements.last?.hasPrefix("Saved ") == true, "\(router.announcements)")
  }
}
