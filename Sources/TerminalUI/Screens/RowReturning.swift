import MVP

/// A screen with a list that can be reopened at a row.
@MainActor protocol RowReturning: Screen {
  /// The row that the reader is at, or will be once the list is there; nil for the first.
  var leftRow: Int? { get }

  /// Selects `row`, or the last one before it, once the list is there.
  func willReturn(to row: Int)
}

extension ListScreen: RowReturning {
  var leftRow: Int? { awaitedRow ?? (cursor.row > 0 ? cursor.row : nil) }

  func willReturn(to row: Int) { awaitedRow = row }

  /// What is shown while another list is awaited may be shorter, or another list.
  func returnToRow(in state: ViewState<P.Content>) {
    guard let row = awaitedRow, let content = state.content, content.total > 0 else { return }
    if case .refreshing = state { return }
    awaitedRow = nil
    cursor.move(to: row)
    // The rows around it may not be loaded.
    wasNothing = true
  }
}

extension ViewState {
  /// Whether there is no content, and none is on its way.
  var isNothing: Bool {
    switch self {
    case .empty, .failed: true
    case .idle, .loading, .content, .refreshing, .stale: false
    }
  }
}
