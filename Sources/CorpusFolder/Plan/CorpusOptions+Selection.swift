import Corpus
import Newspapers

extension CorpusOptions {
  /// Only the pages in a plan: batches are chosen as a whole, pages by newspaper and year.
  public mutating func take(_ selection: BatchSelection) {
    newspapers = selection.newspapers
    from = selection.from.flatMap { IssueDate(year: $0, month: 1, day: 1) }
    to = selection.to.flatMap { IssueDate(year: $0, month: 12, day: 31) }
  }
}
