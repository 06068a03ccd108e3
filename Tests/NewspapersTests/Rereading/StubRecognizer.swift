import Newspapers
import Synchronization

/// Reads `first text`, whatever the scan shows.
final class StubRecognizer: TextRecognizer {
  private let installed: [String]
  private let isWaiting = Mutex(false)

  init(installed: [String]) { self.installed = installed }

  func waits() { isWaiting.withLock { $0 = true } }
  func name() -> String { "Stub 1" }
  func installedLanguages() -> [String] { installed }

  func read(
    _ region: PageBox, of scan: PageScan, languages: [String], progress: @escaping @Sendable (Double) -> Void
  ) async throws(NewspaperError) -> RecognizedText {
    let missing = languages.filter { !installed.contains($0) }
    guard missing.isEmpty else {
      throw .notInstalled(what: missing.joined(separator: ", "), packages: [])
    }
    progress(0.5)
    if isWaiting.withLock({ $0 }) {
      do { try await Task.sleep(for: .seconds(60)) } catch { throw .canceled }
    }
    let words = ["first", "text"].map {
      PageLayout.Word($0, box: PageBox(x: 0.7, y: 0.1, width: 0.1, height: 0.1), confidence: 0.9)
    }
    return RecognizedText(
      layout: PageLayout(blocks: [PageLayout.Block(lines: [PageLayout.Line(words: words)])]), width: 8,
      height: 8)
  }

  func known(_ words: [String], languages: [String]) -> KnownWords {
    KnownWords(known: words.count { $0 != "frst" && $0 != "f1rst" }, total: words.count)
  }
}

/// Keeps readings for one test.
final class MemoryReadings: ReadingStore, ReadingIndex {
  private struct State {
    var readings: [PageID: PageReadings] = [:]
    var texts: [PageID: String] = [:]
    var unindexed: Set<PageID> = []
    var damaged: Set<PageID> = []
    var failure: NewspaperError?
    var changeFailure: NewspaperError?
    var indexFailure: NewspaperError?
  }
  private let state = Mutex(State())

  func fail(_ error: NewspaperError) { state.withLock { $0.failure = error } }
  func failChanges(_ error: NewspaperError) { state.withLock { $0.changeFailure = error } }
  func failIndexing(_ error: NewspaperError?) { state.withLock { $0.indexFailure = error } }
  func damage(_ page: PageID) { state.withLock { _ = $0.damaged.insert(page) } }
  func text(of page: PageID) -> String? { state.withLock { $0.texts[page] } }

  func readings(of page: PageID) async throws(NewspaperError) -> PageReadings {
    if let failure = state.withLock({ $0.failure }) { throw failure }
    if state.withLock({ $0.damaged.contains(page) }) { throw .unreadable(what: "\(page) is damaged") }
    return state.withLock { $0.readings[page] ?? PageReadings() }
  }

  func change<Answer: Sendable>(
    _ page: PageID, _ change: @Sendable (inout PageReadings) -> Answer
  ) async throws(NewspaperError) -> (readings: PageReadings, answer: Answer) {
    if let failure = state.withLock({ $0.changeFailure }) { throw failure }
    return state.withLock { state in
      var readings = state.readings[page] ?? PageReadings()
      let before = readings.text
      let answer = change(&readings)
      if readings.text != before { state.unindexed.insert(page) }
      state.readings[page] = readings
      return (readings, answer)
    }
  }

  func unindexed() async throws(NewspaperError) -> [PageID] { state.withLock { Array($0.unindexed) } }

  func noteIndexed(_ text: String?, of page: PageID) async throws(NewspaperError) {
    state.withLock { state in
      guard state.readings[page]?.text == text else { return }
      state.unindexed.remove(page)
    }
  }

  func index(_ text: String?, of page: PageID) async throws(NewspaperError) {
    if let failure = state.withLock({ $0.indexFailure }) { throw failure }
    state.withLock { $0.texts[page] = text }
  }
}
