import MVP
import Newspapers

/// Some rows of a list that is printed completely.
public struct WholeRowsContent<Row: Hashable & Sendable>: Hashable, Sendable {
  public let rows: [Row]
  /// The length of the whole list.
  public let total: Int
  public let isFirst: Bool
  public let isLast: Bool
}

/// Lists all rows of a corpus's result, window by window, without keeping any.
public final class WholeRowsPresenter<Row: Hashable & Sendable>: MvpPresenter<WholeRowsContent<Row>> {
  private let windowSize: Int
  private let isWanted: () -> Bool
  private let rows: (Window) async throws(NewspaperError) -> CorpusRows<Row>

  /// - Parameters:
  ///   - isWanted: whether anyone still reads the output.
  ///   - rows: those of a window.
  public init(
    windowSize: Int = 1000, isWanted: @escaping () -> Bool = { true },
    rows: @escaping (Window) async throws(NewspaperError) -> CorpusRows<Row>
  ) {
    (self.windowSize, self.isWanted, self.rows) = (windowSize, isWanted, rows)
  }

  public override func start() async {
    var offset = 0
    do throws(NewspaperError) {
      while isWanted() {
        let found = try await rows(Window(offset: offset, limit: windowSize))
        let isFirst = offset == 0
        offset += found.rows.count
        // A list that has become shorter meanwhile ends, too.
        let isLast = offset >= found.total || found.rows.isEmpty
        show(
          .content(
            WholeRowsContent(rows: found.rows, total: found.total, isFirst: isFirst, isLast: isLast)))
        if isLast { return }
      }
    } catch {
      show(.failed(Failure(error)))
    }
  }
}
