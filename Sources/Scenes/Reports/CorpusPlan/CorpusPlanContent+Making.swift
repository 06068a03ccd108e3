import MVP
import Newspapers
import Presentation

extension CorpusPlanContent {
  /// - Parameters:
  ///   - newspapers: the known ones in its batches.
  ///   - states: those of its batches.
  ///   - free: bytes where the corpus will be; nil if unknown.
  init(
    _ plan: CorpusPlan, _ selection: BatchSelection, _ newspapers: [Newspaper], _ means: CorpusMeans,
    _ states: [BatchStatus], free: Int?, notices: [String], outcome: String
  ) {
    let estimate = CorpusEstimate(plan.batches.map(\.archive))
    let rolling = estimate.rollingDisk(jobs: means.cores)
    let interval = plan.batches.first.map { means.interval($0.archive.address) } ?? 0
    (self.estimate, cores, self.outcome) = (estimate, means.cores, outcome)
    let missing = CorpusEstimate(states.filter(\.isToFetch).map(\.batch.archive))
    let unread = CorpusEstimate(states.filter { !$0.isToFetch && $0.state != .read }.map(\.batch.archive))
    fetchSeconds = missing.fetchSeconds(interval: interval, rate: nil)
    let titles =
      estimate.titles > 0 ? ", with \(Numerals.count(estimate.titles, "newspaper"))" : ""
    var lines = [
      Line("Batches", Numerals.grouped(estimate.archives) + titles),
      Line(
        "Pages",
        (estimate.hasGuessedPages ? "about " : "") + Numerals.grouped(estimate.pages)
          + (estimate.hasGuessedPages ? "" : " at most")
          + (estimate.issues.map { ", of \(Numerals.count($0, "issue"))" } ?? "")),
      Line(
        "Archives",
        ProgressWords.size(estimate.bytes)
          + (estimate.unsized > 0 ? ", with a guess for \(estimate.unsized) of unknown size" : "")),
      Line("Download", CorpusPlanContent.download(missing, of: estimate, means, interval)),
      Line(
        "Disk",
        "\(ProgressWords.size(estimate.wholeDisk)) with archives and pages; "
          + "\(ProgressWords.size(rolling)) if each archive is deleted once it is read"),
    ]
    let reserve = CorpusEstimate.reserve
    if let free {
      lines.append(
        Line("Free", "\(ProgressWords.size(free)), of which fetch leaves \(ProgressWords.size(reserve))"))
    }
    lines.append(
      Line(
        "Reading",
        "\(ProgressWords.span(estimate.readSeconds(speed: means.speed, cores: means.cores))) on this machine"
          + (means.isMeasured
            ? "" : ", at the usual speed; “broadsheet doctor --speed” measures yours")))
    self.lines = lines
    work = CorpusPlanContent.work(estimate, means)
    let needed = missing.rollingDisk(jobs: means.cores) + unread.storedPages
    let isTooFull = free.map { needed > 0 && $0 < needed + reserve } ?? false
    self.notices =
      notices + CorpusPlanContent.advice(estimate, selection, newspapers)
      + (isTooFull ? ["this disk does not have enough room for it"] : [])
  }

  /// - Parameter estimate: of the archives that are still to be downloaded.
  private static func download(
    _ estimate: CorpusEstimate, of all: CorpusEstimate, _ means: CorpusMeans, _ interval: Double
  ) -> String {
    guard estimate.archives > 0 else { return "nothing: all archives are fetched or read" }
    var parts: [String] = []
    if estimate.archives < all.archives {
      parts.append("\(Numerals.grouped(estimate.archives)) of \(Numerals.count(all.archives, "archive"))")
    }
    if interval > 0 {
      parts.append(
        "\(ProgressWords.span(estimate.fetchSeconds(interval: interval, rate: nil))) at 9 archives in 10 minutes, one below the server's limit"
      )
    }
    if let rate = means.rate {
      parts.append(
        "\(ProgressWords.span(estimate.fetchSeconds(interval: interval, rate: rate))) at \(ProgressWords.rate(Int(rate), 1))"
      )
    }
    if interval <= 0, means.rate == nil {
      parts.append("\(ProgressWords.size(estimate.bytes)); the server has no known limit")
    }
    return parts.joined(separator: "; ")
  }

  /// How long other jobs take, estimated from measurements relative to reading the pages; empty if less than
  /// an hour.
  private static func work(_ estimate: CorpusEstimate, _ means: CorpusMeans) -> [Work] {
    let core = estimate.readSeconds(speed: means.speed, cores: 1)
    guard core > 3600 else { return [] }
    return [
      ("decompressing alone", 0.59), ("pages", 1), ("pages on Spark", 1.3), ("pages with --words", 1.06),
      ("pages, by Python", 1.28),
    ].map { name, ratio in
      Work(
        name: name,
        seconds: [1, Double(means.cores), 80, 800].map { cores in
          core * ratio / (cores > 1 ? cores * 0.85 : 1)
        })
    }
  }

  /// Pages per issue, on average at the Library.
  private static let pagesPerIssue = 6.8
  /// Seconds to get pages one by one: an issue and its texts.
  private static let secondsPerPage = 1.6
  /// Below this, getting pages one by one is less trouble.
  private static let fewPages = 2000

  private static func advice(
    _ estimate: CorpusEstimate, _ selection: BatchSelection, _ newspapers: [Newspaper]
  ) -> [String] {
    var advice: [String] = []
    let wanted = newspapers.filter { selection.newspapers.contains($0.lccn) }
    if !selection.newspapers.isEmpty {
      let others = estimate.titles - selection.newspapers.count
      if others > 0 {
        advice.append("the archives hold \(Numerals.count(others, "other newspaper")), which will be skipped")
      }
      let issues = wanted.compactMap { $0.coverage?.issueCount }.reduce(0, +)
      let pages = Int(Double(issues) * pagesPerIssue)
      if issues > 0, wanted.count == selection.newspapers.count, pages < fewPages {
        advice.append(
          "only about \(Numerals.grouped(pages)) pages are wanted: “broadsheet get” gets them in "
            + ProgressWords.span(Double(pages) * secondsPerPage))
      }
    }
    if selection.takesAll, estimate.pages > 1_000_000 {
      advice.append(
        "if American Stories or PleIAs' collection will do, they have most of these pages as text already")
    }
    return advice
  }
}
