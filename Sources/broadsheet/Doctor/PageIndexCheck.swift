import MVP
import Newspapers
import PageIndex
import Presentation
import Scenes
import Text

/// Whether the texts of pages on this machine can be searched.
struct PageIndexCheck: DoctorCheck {
  let title = "Pages on this machine"
  let index: PageIndex
  let environment: [String: String]

  private static let name = "index of pages"

  func run(report: @escaping Finding.Report) async {
    let path = Abbreviation.path(index.path, environment: environment)
    do throws(NewspaperError) {
      await report(finding(try await index.examine(), path))
    } catch {
      await report(
        .failure(
          PageIndexCheck.name,
          Failure(
            Failure.words(for: error).replacing(index.path, with: path),
            advice: ["If it is damaged, move it away, then add the pages again with “broadsheet index add”."],
            exitCode: ExitStatus.inputOutput)))
    }
  }

  private func finding(_ condition: IndexCondition, _ path: String) -> Finding {
    switch condition {
    case .none: return .note(PageIndexCheck.name, "none yet; pages that you read will be kept in \(path)")
    case .empty:
      return .warning(
        PageIndexCheck.name, "\(path) is empty (0 bytes)",
        advice: ["If there were pages in it, restore that file. The next page starts a new index in it."])
    case .good(let summary, let version, let isCurrent):
      let years = summary.years.map {
        $0.count == 1 ? ", \($0.lowerBound)" : ", \($0.lowerBound) to \($0.upperBound)"
      }
      let pages = Numerals.count(summary.pages, "page")
      let newspapers = Numerals.count(summary.newspapers, "newspaper")
      let words =
        "\(pages) of \(newspapers)\(years ?? ""); \(ByteCount(bytes: summary.bytes)), version \(version)"
      guard !isCurrent else { return .good(PageIndexCheck.name, words) }
      return .note(
        PageIndexCheck.name, "\(words); its index of words was made by an older version",
        advice: ["“broadsheet index tidy --rebuild” rebuilds it; so does the next page that is added."])
    case .damaged(let faults):
      let more = faults.count > 1 ? " (and \(faults.count - 1) more)" : ""
      return .failure(
        PageIndexCheck.name,
        Failure(
          "\(path) is damaged: \(Sanitizer.sanitized(faults[0]))\(more)",
          advice: [
            "“broadsheet index check” says what. If that is only the index of words, “broadsheet index tidy --rebuild” "
              + "repairs it.",
            "Otherwise save what can be read with “broadsheet index export > pages.jsonl”, move the file away, "
              + "then “broadsheet index add pages.jsonl”.",
          ], exitCode: ExitStatus.badData))
    }
  }
}
