import CorpusFolder
import MVP
import Newspapers
import Presentation

/// What a job lacks, in words and as an exit status.
extension JobRun {
  /// The status of a job that lacks batches; nil if it can run.
  func refusal() -> Int32? {
    let missing = inputs.missing
    guard !missing.isEmpty else { return nil }
    let total = Numerals.batches(inputs.missing.count + inputs.batches.count)
    let words =
      "\(Numerals.grouped(missing.count)) of \(total) \(missing.count == 1 ? "is" : "are") neither read nor fetched"
    if command.partial, !inputs.batches.isEmpty {
      output.note("\(words): left out")
      return nil
    }
    let fetch = ShellLine.of(["broadsheet", "corpus", "fetch", command.folder])
    // Otherwise there is nothing from which to leave them out.
    let rest = inputs.batches.isEmpty ? "." : "; --partial leaves \(missing.count == 1 ? "it" : "them") out."
    return output.fail(
      Failure(
        words, commandAdvice: ["“\(fetch)” fetches \(missing.count == 1 ? "it" : "them")\(rest)"],
        exitCode: ExitStatus.notFound))
  }

  /// - Parameters:
  ///   - incomplete: batches whose archives are not whole.
  ///   - missing: batches that are missing from a result without having been excluded.
  ///   - unread: batches that this machine could not read.
  func status(incomplete: [String], missing: [String] = [], unread: [String] = []) -> Int32 {
    if !incomplete.isEmpty { noteIncomplete(incomplete) }
    if !missing.isEmpty {
      output.note(
        "broadsheet: the result lacks \(Numerals.batches(missing.count)): \(JobRun.shown(missing)); "
          + "--partial accepts that")
    }
    if !unread.isEmpty {
      output.note(
        "broadsheet: \(Numerals.batches(unread.count)) could not be read: \(JobRun.shown(unread)); "
          + "the same command tries again")
      return ExitStatus.inputOutput
    }
    return !incomplete.isEmpty
      ? ExitStatus.badData : missing.isEmpty ? ExitStatus.done : ExitStatus.notFound
  }

  private func noteIncomplete(_ batches: [String]) {
    output.note(
      "broadsheet: the \(batches.count == 1 ? "archive of" : "archives of") "
        + "\(Numerals.batches(batches.count)) could not be read completely: \(JobRun.shown(batches))")
    let verify = ShellLine.of(["broadsheet", "corpus", "verify", command.folder])
    output.note(
      "  “\(verify)” says which of them can be fetched again, and which are damaged at their source, too.")
  }

  /// The first names.
  private static func shown(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}
