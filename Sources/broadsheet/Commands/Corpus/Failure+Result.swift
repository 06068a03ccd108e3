import CorpusFolder
import MVP
import Newspapers
import Presentation

extension Failure {
  /// Why a folder is not a result that can be browsed, and what can be.
  init(_ fault: ResultFolder.Fault) {
    switch fault {
    case .missing(let path, let others):
      self.init(
        "there is no folder \(path)", commandAdvice: others.isEmpty ? [] : Failure.ways(to: others),
        exitCode: ExitStatus.notFound)
    case .corpus(let path, let results):
      self.init(
        "\(path) is a corpus: browse opens the result of a job",
        commandAdvice: results.isEmpty
          ? ["It has no results yet: broadsheet corpus run \(path) terms WORD"] : Failure.ways(to: results),
        exitCode: ExitStatus.badData)
    case .unusable(let error): self.init(error)
    }
  }

  /// `Its results: broadsheet browse gold/results/job-0123456789ab  “gold”`.
  private static func ways(to results: [ResultFolder.Found]) -> [String] {
    let shown = results.prefix(mostResults).map {
      "broadsheet browse \($0.path)  (\($0.job): \(ResultWords.terms($0.terms)))"
    }
    let rest = results.count - shown.count
    return ["Its results:"] + shown + (rest > 0 ? ["… and \(Numerals.grouped(rest)) more"] : [])
  }

  private static let mostResults = 10
}
