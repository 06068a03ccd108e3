import MVP
import Newspapers
import Text

/// What a result says about itself, in words: free of terminal control characters.
public enum ResultWords {
  /// `corpus herald`; `job-0123456789ab` if it is not in one.
  public static func name(_ summary: CorpusResultSummary) -> String {
    Sanitizer.sanitized(summary.corpus.map { "corpus \($0)" } ?? summary.id)
  }

  /// `“gold” and “silver rush”`; `“gold”, “silver” and 12 more terms`.
  public static func terms(_ terms: [String], most: Int = 4) -> String {
    let quoted = terms.map { "“\(Sanitizer.sanitized($0))”" }
    guard quoted.count > most else { return quoted.listed }
    return "\(quoted.prefix(most - 1).joined(separator: ", ")) and "
      + "\(Numerals.grouped(quoted.count - most + 1)) more terms"
  }

  /// `Counts of “gold” in corpus herald`.
  public static func heading(_ summary: CorpusResultSummary) -> String {
    let job = summary.job == .terms ? "Counts of" : "Every"
    return "\(job) \(terms(summary.terms)) in \(name(summary))"
  }

  /// `41 hits; 22 pages read: 20,314 words, 8 issues, 3 archives`. Not all of the pages have hits.
  public static func size(_ summary: CorpusResultSummary) -> String {
    "\(Numerals.count(summary.hits, "hit")); \(Numerals.count(summary.pages, "page")) read: "
      + "\(Numerals.count(summary.words, "word")), \(Numerals.count(summary.issues, "issue")), "
      + Numerals.count(summary.batches, "archive")
  }

  /// What is incomplete, and what was not counted; empty if there is nothing to say.
  public static func gaps(_ summary: CorpusResultSummary) -> [String] {
    var gaps: [String] = []
    if !summary.missing.isEmpty {
      gaps.append("\(archives(summary.missing)) not been read: \(names(summary.missing))")
    }
    if !summary.incomplete.isEmpty {
      let count = Numerals.count(summary.incomplete.count, "archive")
      gaps.append("\(count) could not be read completely, so pages are missing: \(names(summary.incomplete))")
    }
    if !summary.leftOut.isEmpty {
      gaps.append("left out: " + summary.leftOut.map(words).joined(separator: ", "))
    }
    return gaps
  }

  /// `1 archive has`, `3 archives have`.
  private static func archives(_ names: [String]) -> String {
    "\(Numerals.count(names.count, "archive")) \(names.count == 1 ? "has" : "have")"
  }

  private static func names(_ batches: [String]) -> String {
    batches.map(Sanitizer.sanitized).joined(separator: ", ")
  }

  /// How many of the hits are listed; nil if all are.
  public static func kept(_ summary: CorpusResultSummary) -> String? {
    guard summary.keptHits < summary.hits else { return nil }
    let (kept, all) = (Numerals.grouped(summary.keptHits), Numerals.grouped(summary.hits))
    if summary.sample != nil { return "\(kept) of \(all) hits shown, picked at random" }
    return summary.job == .terms
      ? "\(kept) of \(all) hits shown: the first of each year and state"
      : "the first \(kept) of \(all) hits shown"
  }

  /// All of it, for printing.
  public static func notices(_ summary: CorpusResultSummary, ofHits: Bool) -> [String] {
    ["\(heading(summary)): \(size(summary))"] + gaps(summary)
      + (ofHits ? [kept(summary)].compactMap(\.self) : [])
  }

  /// `12 pages in two batches`, for `pages_in_two_batches`.
  private static func words(_ part: CorpusResultSummary.LeftOut) -> String {
    // Such as pages that cannot be read, or that are there twice.
    if part.what == "faults" { return "\(Numerals.count(part.count, "fault")) in the archives" }
    let name = Sanitizer.sanitized(part.what).split(separator: "_").joined(separator: " ")
    return "\(Numerals.grouped(part.count)) \(name)"
  }

  /// `4,203 hits on 812 of 9,120 pages; 123.45 per million words`.
  public static func words(_ count: CorpusCount) -> String {
    let rate = count.perMillion.map { "; \(RateWords.words($0)) per million words" } ?? ""
    return "\(Numerals.count(count.hits, "hit")) on \(Numerals.grouped(count.pagesWith)) of "
      + "\(Numerals.count(count.pages, "page"))\(rate)"
  }

  /// `Ohio, 1903`.
  public static func place(_ cell: CountCell) -> String {
    "\(Sanitizer.sanitized(CountWords.state(cell.state))), \(cell.year)"
  }
}

/// How often a term occurs per million words.
public enum RateWords {
  /// `1,512.30`; `<0.01` for what would look like zero.
  public static func words(_ rate: Double) -> String {
    if rate > 0, rate < 0.005 { return "<0.01" }
    let hundredths = Int((rate * 100).rounded())
    let rest = hundredths % 100
    return "\(Numerals.grouped(hundredths / 100)).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The same for programs, with four decimals at most.
  public static func rounded(_ rate: Double) -> Double { (rate * 10000).rounded() / 10000 }
}
