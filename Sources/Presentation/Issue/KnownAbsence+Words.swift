import MVP
import Newspapers

extension KnownAbsence {
  /// A sentence without a period: `www.loc.gov lists no issue of sn83030214 on 1866-04-11; the nearest is
  /// from 1866-04-10`.
  public var words: String {
    switch self {
    case .newspaper(let lccn, let source): return "\(Failure.named(source)) has no newspaper \(lccn)"
    case .outside(let lccn, let years, let year, let source):
      return "\(lccn) appeared \(years) according to \(Failure.named(source)), so not in \(year)"
    case .year(let lccn, let year, let source):
      return "\(Failure.named(source)) lists no issues of \(lccn) in \(year)"
    case .day(let lccn, let date, let nearest, let source):
      let hint = nearest.map { "; the nearest is from \($0)" } ?? ""
      return "\(Failure.named(source)) lists no issue of \(lccn) on \(date)\(hint)"
    case .edition(let id, let editions, let source):
      let known =
        PageNumbers.hasGaps(editions)
        ? "editions \(PageNumbers.words(editions))" : Numerals.count(editions.count, "edition")
      return
        "\(Failure.named(source)) lists \(known) of \(id.lccn) on \(id.date), and no edition \(id.edition)"
    case .page(let page, let sequences): return Failure.noPage(page, sequences).message
    }
  }

  /// Whether not even the newspaper exists.
  public var isOfNewspaper: Bool { if case .newspaper = self { true } else { false } }
}
