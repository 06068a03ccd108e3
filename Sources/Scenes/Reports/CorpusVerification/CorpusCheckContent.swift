import MVP
import Newspapers
import Presentation

/// What was checked, and what is damaged or incomplete.
public struct CorpusCheckContent: Hashable, Sendable {
  /// One per line: the path below the corpus, a tab, and what is wrong.
  public private(set) var faults: [String] = []
  /// `3 archives, 2.4 GB`; nil until everything was checked.
  public private(set) var summary: String?
  /// Batches that have nothing complete here yet.
  public private(set) var missing = 0
  public private(set) var lacksSums = false
  /// How to fix the faults, one sentence each.
  public private(set) var advice: [String] = []
  private let folder: String

  /// - Parameter folder: that of the corpus.
  init(folder: String) { self.folder = folder }

  mutating func add(_ fault: CorpusFault) {
    faults.append("\(fault.path)\t\(fault.what)")
    if let way = way(to: fault), !advice.contains(way) { advice.append(way) }
  }

  /// Nil if only the reader can fix it.
  private func way(to fault: CorpusFault) -> String? {
    func command(_ words: String...) -> String { "“\(ShellLine.of(["broadsheet", "corpus"] + words))”" }
    let parts = fault.path.split(separator: "/").map(String.init)
    switch parts.first {
    case "archives" where fault.hasPages:
      return
        "If an archive that was not the one read is damaged, you can remove it: its pages are here."
    case "archives" where fault.isMissing:
      return "\(command("fetch", folder)) tries again to get what could not be fetched."
    case "archives": return "\(command("fetch", folder)) downloads damaged archives again."
    case "receipts" where fault.isAtSource:
      let again = "\(command("plan", folder, "--refresh")) and \(command("fetch", folder)) fetch it again"
      return
        "You can leave an archive that is damaged at its source: its other pages are here. "
        + "If the source replaces it, \(again)."
    case "pages", "receipts":
      let check = command("run", folder, "pages", "--check")
      return "\(check) remakes damaged pages; add --rolling if their archives are gone."
    case "results" where parts.count == 3:
      let result = folder.hasSuffix("/") ? "\(folder)results/\(parts[1])" : "\(folder)/results/\(parts[1])"
      return "Remove \(result), and run the job again."
    case "corpus.json", "titles.jsonl", "ro-crate-metadata.json":
      return "\(command("plan", folder)) writes \(fault.path) again."
    default: return nil
    }
  }

  mutating func finish(_ check: CorpusCheck) {
    var parts: [String] = []
    if check.archives > 0 {
      parts.append("\(Numerals.count(check.archives, "archive")), \(ProgressWords.size(check.bytes))")
    }
    if check.receipts > 0 {
      parts.append(
        "\(Numerals.count(check.receipts, "receipt")) for \(Numerals.count(check.pages, "page"))")
    }
    if check.files > 0 { parts.append(Numerals.count(check.files, "file") + " of data and results") }
    let seen = parts.isEmpty ? "nothing is here yet" : "checked \(parts.joined(separator: "; "))"
    missing = check.missing
    lacksSums = check.lacksSums
    summary =
      parts.isEmpty && faults.isEmpty
      ? seen : "\(seen): \(faults.isEmpty ? "all intact" : Numerals.count(faults.count, "fault"))"
  }
}
