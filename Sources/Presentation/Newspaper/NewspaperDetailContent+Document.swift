import MVP
import Newspapers

/// The record as a text.
extension NewspaperDetailContent {
  /// For the screen.
  public func document(now: Double) -> Document { document(hasTimeline: true, now: now) }

  /// For `show` and the clipboard: without graphics, and without what a screen says about a failure.
  public var plainDocument: Document { document(hasTimeline: false, now: nil) }

  private func document(hasTimeline: Bool, now: Double?) -> Document {
    var blocks: [Document.Block] = [.title(row.title)]
    let subtitle = [row.place, row.years].filter { !$0.isEmpty }.joined(separator: " · ")
    if !subtitle.isEmpty { blocks.append(.subtitle(subtitle)) }
    blocks.append(.space)
    func field(_ name: String, _ values: [String]) {
      let values = values.filter { !$0.isEmpty }
      if !values.isEmpty { blocks.append(.field(name, values)) }
    }
    if let bookmark {
      field("★ Bookmarked", [bookmark.day.isEmpty ? "yes" : bookmark.day])
      field("Note", [bookmark.note])
      field("Tags", [bookmark.tags])
      blocks.append(.space)
    }
    field("Also called", otherTitles)
    field("Place", [placeOfPublication.isEmpty ? row.place : placeOfPublication])
    field("Publisher", [publisher])
    field("Published", [row.years])
    if hasTimeline, let life = row.decades {
      blocks.append(NewspaperDetailContent.strip("", life, mark: "▇"))
    }
    field("Frequency", [row.frequency])
    field("Language", [row.language])
    let owner = merged.map { " (under \($0))" } ?? ""
    field("Digitized", [coverage.isEmpty ? "" : coverage + owner, coverageNote])
    // It is unknown which years in between have issues.
    if hasTimeline, let digitized {
      blocks.append(NewspaperDetailContent.strip("First to last", digitized, mark: "▒"))
    }
    if let issueYears, !issueYears.marks.isEmpty {
      blocks.append(
        .years(first: issueYears.first, marks: issueYears.marks, spoken: issueYears.spokenCounts))
      field("", [issueYears.words.joined(separator: "; ")])
    }
    field("Subjects", subjects.map(NewspaperDetailContent.readable))
    blocks += linkBlocks()
    field("LCCN", [row.lccn.description, merged.map { "\($0) is now \(row.lccn)" } ?? ""])
    field("OCLC", [oclc])
    field("ISSN", [issn])
    field("Address", [address] + otherAddresses)
    if !notes.isEmpty { blocks += [.space, .heading("Notes")] + notes.map { .paragraph($0) } }
    if !essay.isEmpty {
      blocks += [.space, .heading("About this newspaper")]
      for paragraph in essay.split(separator: "\n\n") { blocks += [.paragraph(String(paragraph)), .space] }
    }
    if hasTimeline { blocks += neighborBlocks() }
    if let lack {
      if let now {
        let advice = NewspaperDetailContent.advice(on: lack, now: now)
        blocks += [.space, .failure(lack.message, advice: advice)]
      }
    } else if isPreview, let opening {
      blocks += [.space, .paragraph("Press Enter \(opening).")]
    }
    return Document(blocks)
  }

  /// - Parameter now: in seconds since 1970.
  private static func advice(on lack: Failure, now: Double) -> [String] {
    let advice = lack.currentScreenAdvice(now: now)
    guard lack.canRetry else { return advice }
    let key = "\(key: "refresh", "R")"
    guard let refusal = lack.refusal else { return advice + ["\(key) tries again."] }
    let isOver = refusal.isOver(now: now)
    return advice + [
      isOver ? "The wait is over: \(key) loads it now." : "\(key) tries again when the wait is over."
    ]
  }

  /// The decades from the first to the last digitized issue, if individual years are unknown.
  private var digitized: ClosedRange<Int>? {
    guard issueYears?.marks.isEmpty != false, let first = IssueDate(row.firstIssue)?.year,
      let last = IssueDate(row.lastIssue)?.year, first <= last
    else { return nil }
    return first / 10...last / 10
  }

  /// A newspaper's life within the decades of American newspapers: `1690s ····▇▇▇▇▇▇······ 2020s`.
  private static func strip(_ name: String, _ life: ClosedRange<Int>, mark: Character) -> Document.Block {
    .strip(
      name, from: Timeline.name(169), marks: (169...202).map(life.contains), to: Timeline.name(202),
      mark: mark)
  }

  private func neighborBlocks() -> [Document.Block] {
    guard let neighbors else { return [] }
    let first = (preceding + succeeding).count { $0.lccn != nil }
    let links: [Document.Block] = neighbors.rows.enumerated().map { number, row in
      let text = [row.title, row.years].filter { !$0.isEmpty }.joined(separator: " · ")
      return .link(name: "", text: text, number: first + number)
    }
    let more: [Document.Block] =
      neighbors.more > 0 ? [.field("", ["and \(Numerals.grouped(neighbors.more)) more"])] : []
    return [.space, .heading("Also from \(neighbors.place)")] + links + more
  }

  private func linkBlocks() -> [Document.Block] {
    var blocks: [Document.Block] = []
    var number = 0
    for (name, links) in [("Preceded by", preceding), ("Succeeded by", succeeding)] {
      for (index, link) in links.enumerated() {
        let name = index == 0 ? name : ""
        if let lccn = link.lccn {
          blocks.append(.link(name: name, text: "\(link.title) (\(lccn))", number: number))
          number += 1
        } else {
          blocks.append(.field(name, [link.title]))
        }
      }
    }
    return blocks
  }

  /// `Oregon--Portland` as `Oregon – Portland`.
  private static func readable(_ heading: String) -> String {
    heading.split(separator: "--").joined(separator: " – ")
  }
}
