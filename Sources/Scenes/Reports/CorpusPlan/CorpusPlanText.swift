import FoundationEssentials
import MVP
import Newspapers
import Presentation
import Text

/// A plan for `corpus plan`.
public final class CorpusPlanText: MvpView {
  private let output: any TextOutput
  private let isJSON: Bool
  public private(set) var exitCode = ExitStatus.done

  public init(isJSON: Bool, output: any TextOutput) { (self.isJSON, self.output) = (isJSON, output) }

  public func render(_ state: ViewState<CorpusPlanContent>) {
    switch state {
    case .content(let content):
      for notice in content.notices { output.note(notice) }
      output.write(isJSON ? [JSONLines.object(CorpusPlanJSON(content))] : lines(content))
      output.note(content.outcome)
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing, .empty: break
    }
  }

  private func lines(_ content: CorpusPlanContent) -> [String] {
    let width = content.lines.map { $0.label.count }.max() ?? 0
    let facts = content.lines.map {
      $0.label + String(repeating: " ", count: width + 2 - $0.label.count) + $0.words
    }
    guard !content.work.isEmpty else { return facts }
    let here = "\(content.cores) CORE\(content.cores == 1 ? "" : "S") HERE"
    let table = TextTable(
      columns: [
        .init(header: "TO READ ALL OF IT", flexible: true), .init(header: "1 CORE", alignRight: true),
        .init(header: here, alignRight: true), .init(header: "10 × 8 CORES", alignRight: true),
        .init(header: "100 × 8 CORES", alignRight: true),
      ],
      rows: content.work.map { [$0.name] + $0.seconds.map(ProgressWords.span) })
    return facts + [""] + table.lines(width: output.tableWidth)
  }
}

/// The same for other programs.
struct CorpusPlanJSON: Encodable {
  struct Work: Encodable {
    let name: String
    let secondsOnOneCore: Double
    let secondsHere: Double
  }

  let archives: Int
  let archivesOfUnknownSize: Int
  let bytes: Int
  let pages: Int
  let issues: Int?
  let titles: Int
  let diskBytes: Int
  let rollingDiskBytes: Int
  let fetchSeconds: Double
  let cores: Int
  let work: [Work]

  init(_ content: CorpusPlanContent) {
    let estimate = content.estimate
    (archives, archivesOfUnknownSize) = (estimate.archives, estimate.unsized)
    (bytes, pages, issues, titles) = (estimate.bytes, estimate.pages, estimate.issues, estimate.titles)
    (diskBytes, rollingDiskBytes) = (estimate.wholeDisk, estimate.rollingDisk(jobs: content.cores))
    (fetchSeconds, cores) = (content.fetchSeconds.rounded(), content.cores)
    work = content.work.map {
      Work(name: $0.name, secondsOnOneCore: $0.seconds[0].rounded(), secondsHere: $0.seconds[1].rounded())
    }
  }
}
