import MVP
import Pending

/// What the reader wants, and what has to be written.
extension BaseScreen {
  /// What the presenter is busy with, for tests to wait on.
  public final var task: Task<Void, Never>? { performer.task }

  public final var isBusy: Bool {
    performer.isRunning || !unfinishedWork.isEmpty || components.contains { !$0.pendingWork.isEmpty }
  }

  /// Starts `intent`. An earlier one still running is canceled as soon as this one shows something, because
  /// the reader wants something else now; if it shows nothing, the earlier one goes on.
  public final func perform(_ intent: @escaping @MainActor (P) async -> Void) {
    performer.perform(on: presenter, takenOver: { [weak self] in self?.isPartial = false }) { [presenter] in
      await intent(presenter)
    }
  }

  /// The same for asking again for what is shown. If there still is nothing, the screen looks as if the key had
  /// done nothing: `announcer` tells the reader.
  public final func reload(
    telling announcer: (any Announcer)?, _ intent: @escaping @MainActor (P) async -> Void
  ) {
    guard case .empty = presenter.state else { return perform(intent) }
    var hasAsked = false
    performer.perform(
      on: presenter,
      takenOver: { [weak self] in
        self?.isPartial = false
        hasAsked = true
      }
    ) { [weak self, presenter] in
      await intent(presenter)
      guard hasAsked, !Task.isCancelled, self?.isOnTop == true, case .empty = presenter.state else { return }
      announcer?.announce("Reloaded; still nothing")
    }
  }

  /// The same as `perform`, but cancels earlier intents at once: for one whose meaning would be lost if they went on.
  public final func performInstead(_ intent: @escaping @MainActor (P) async -> Void) {
    isPartial = false
    performer.perform { [presenter] in await intent(presenter) }
  }

  /// The same as `perform` for what follows the line being typed: only for what it contains now.
  final func followTyping(_ intent: @escaping @MainActor (P) async -> Void) {
    performer.cancel(following)
    perform(intent)
    following = task
  }

  /// Runs `intent` to its end, whatever the reader does next: for anything that has to be written.
  public final func carryOut(_ intent: @escaping @MainActor (P) async -> Void) {
    writes.add { [presenter] in await intent(presenter) }
  }

  /// The same for a file from a network, for which notes and positions do not wait, until the reader quits.
  public final func download(_ intent: @escaping @MainActor (P) async -> Void) {
    downloads.add { [presenter] in await intent(presenter) }
  }

  public final var isDownloading: Bool { downloads.task != nil }

  public final var unfinishedWork: [Task<Void, Never>] { [writes.task, downloads.task].compactMap(\.self) }
  public final var unfinishedDownloads: [Task<Void, Never>] { [downloads.task].compactMap(\.self) }

  public final var pendingWork: [PendingWork] {
    performer.pendingWork + writes.pendingWork + downloads.pendingWork + components.flatMap(\.pendingWork)
  }
}
