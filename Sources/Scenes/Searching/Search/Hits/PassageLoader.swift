import MVP
import Newspapers
import Pending
import TerminalUI

/// Loads the passage of the selected page once the reader pauses on it: one page at a time.
@MainActor final class PassageLoader: ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private weak var presenter: SearchPresenter?
  private let rest: Duration?
  private let performer = Performer()
  private var resting: PageID?
  /// Whether its row had no passage when it was drawn last.
  private var lacksPassage = false
  /// The page whose passage is being requested.
  private var loading: PageID?

  /// How long the reader has to pause.
  static let usualRest = Duration.milliseconds(500)

  /// - Parameter rest: nil if nothing is loaded unless the reader requests it.
  init(presenter: SearchPresenter, rest: Duration?) {
    self.presenter = presenter
    self.rest = rest
  }

  var isOnRest: Bool { rest != nil }

  var pendingWork: [PendingWork] { performer.pendingWork }

  /// For tests to wait on.
  var task: Task<Void, Never>? { performer.task }

  func willAppear() { resting = nil }

  func didDisappear() { performer.cancel() }

  /// The currently selected row; called on each drawing.
  func rest(on row: SearchRow?) {
    let lacked = lacksPassage
    lacksPassage = row.map { presenter?.lacksPassage($0) == true } ?? false
    // A list that was loaded again may lack what its row had, or what was being loaded for the former one.
    guard row?.page != resting || lacksPassage && (!lacked || isOnRest && !performer.isRunning) else {
      return
    }
    resting = row?.page
    performer.cancel()
    guard let row, lacksPassage else { return }
    performer.perform { [weak presenter, weak self, rest] in
      // No key waits for it.
      PendingWork.current?.settle()
      await presenter?.showKeptPassage(of: row)
      guard let rest else { return }
      // Canceled: the reader moved on.
      do { try await Task.sleep(for: rest) } catch { return }
      await self?.ask(row, isWanted: false)
    }
  }

  /// Loads the passage of `row` now, since the reader wants it; false if there is nothing to load.
  func load(_ row: SearchRow) -> Bool {
    guard row.snippets.isEmpty, row.hit.passage != nil else { return false }
    if loading == row.page { return true }
    performer.perform { [weak self] in
      PendingWork.current?.settle()
      await self?.ask(row, isWanted: true)
    }
    return true
  }

  private func ask(_ row: SearchRow, isWanted: Bool) async {
    loading = row.page
    await presenter?.loadPassage(of: row, isWanted: isWanted)
    if loading == row.page { loading = nil }
  }
}
