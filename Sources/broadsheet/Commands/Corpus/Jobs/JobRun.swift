import Corpus
import CorpusFolder
import MVP
import Newspapers
import Presentation

/// A job on this machine, from its input in a corpus to its output.
@MainActor struct JobRun {
  private let inputs: JobInputs
  private let command: CorpusCommand.Run
  private let output: StandardOutput
  private let meter = JobMeter()

  init(_ inputs: JobInputs, _ command: CorpusCommand.Run, _ output: StandardOutput) {
    (self.inputs, self.command, self.output) = (inputs, command, output)
  }

  private var engine: LocalEngine { engine(meter) }

  private func engine(_ meter: JobMeter) -> LocalEngine {
    LocalEngine(
      inputs, jobs: command.jobs ?? CorpusCommand.cores, program: Program.version,
      mending: ShellLine.of(["broadsheet", "corpus", "run", command.folder, "pages", "--check"]), meter: meter
    )
  }

  /// - Returns: the exit status.
  func run() async throws(NewspaperError) -> Int32 {
    switch command.job {
    case .terms: try await count(.terms)
    case .concordance: try await count(.concordance)
    case .gather: try await gather(command.words.first ?? "")
    // The others are for engines.
    case .pages, .ngrams, .reuse: try await readPages()
    }
  }

  /// Makes a result from what an engine wrote.
  func gather(_ path: String) async throws(NewspaperError) -> Int32 {
    let (job, made) = try await Gathering(inputs, from: path, program: Program.version).run()
    output.note(JobRun.words(made))
    return try show(made, job)
  }

  // MARK: Counting

  private func count(_ kind: CorpusJob.Kind) async throws(NewspaperError) -> Int32 {
    let job: CorpusJob
    do throws(JobTerms.Refusal) { job = try JobTerms.job(kind, command) } catch {
      output.note("broadsheet: \(error.words)")
      return error.status
    }
    if command.dryRun { return try tell(job) }
    if let status = refusal() { return status }
    noteStates()
    if let there = try await ResultWriter.existing(job, inputs) {
      output.note("this was counted before: \(JobRun.words(there))")
      return try show(there, job)
    }
    let interrupt = InterruptNote { "broadsheet: the job was stopped, and left no result" }
    defer { interrupt.end() }
    let result = try await withProgress { progress throws(NewspaperError) in
      try await engine.run(job) { await progress.show($0) }
    }
    output.note(JobRun.words(result))
    return try show(result, job)
  }

  private static func words(_ result: ResultWriter.Made) -> String {
    result.pages == 0
      ? "the corpus has no pages that its plan asks for, so nothing was counted"
      : "\(Numerals.count(result.hits, "hit")) in \(Numerals.count(result.pages, "page"))"
  }

  private func show(_ result: ResultWriter.Made, _ job: CorpusJob) throws(NewspaperError) -> Int32 {
    if let format = command.format {
      try JobRows(format, output).write(result.path, areHits: job.kind == .concordance)
    } else {
      output.write([result.path])
    }
    return status(result.incomplete)
  }

  /// What `--dry-run` prints: the same command with its result's path, and what the result would be made
  /// from.
  private func tell(_ job: CorpusJob) throws(NewspaperError) -> Int32 {
    let stored = inputs.batches.count { if case .stored = $0.source { true } else { false } }
    output.note(
      "\(Numerals.batches(stored)) with pages, \(Numerals.grouped(inputs.batches.count - stored)) with archives, "
        + "\(Numerals.grouped(inputs.missing.count)) with neither")
    var words = ["broadsheet", "corpus", "run", command.folder, job.kind.rawValue]
    words += job.terms.map(\.words)
    if let sample = job.sample { words += ["--sample", "\(sample)"] }
    if let jobs = command.jobs { words += ["--jobs", "\(jobs)"] }
    if command.partial { words.append("--partial") }
    if let format = command.format { words += ["--format", format.rawValue] }
    output.write([ShellLine.of(words)])
    return ExitStatus.done
  }

  // MARK: Pages

  private func readPages() async throws(NewspaperError) -> Int32 {
    if command.dryRun {
      output.write([PagesLine(inputs, command).line])
      return ExitStatus.done
    }
    if let status = refusal() { return status }
    let interrupt = InterruptNote.ofPages(meter)
    defer { interrupt.end() }
    let incomplete = try await withProgress { progress throws(NewspaperError) in
      try await engine.readPages(note: { StandardError.note("broadsheet: \($0)") }) {
        await progress.show($0)
      }
    }
    let others = inputs.missing.isEmpty ? "all pages" : "the pages of the other batches"
    output.note(
      meter.pages == 0 ? "\(others) are there already" : "read \(Numerals.count(meter.pages, "page"))")
    output.write([inputs.pagesPath])
    return status(incomplete)
  }

  /// Rereads batches whose pages are damaged.
  func checkPages() async throws(NewspaperError) {
    let checker = engine(JobMeter())
    try await withProgress { progress throws(NewspaperError) in
      try await checker.forgetDamaged(note: { StandardError.note("broadsheet: \($0)") }) {
        await progress.show($0)
      }
    }
  }

  // MARK: Parts

  /// The status of a job that lacks batches; nil if it can run.
  private func refusal() -> Int32? {
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
    // Otherwise there is nothing to leave them out of.
    let rest = inputs.batches.isEmpty ? "." : "; --partial leaves \(missing.count == 1 ? "it" : "them") out."
    return output.fail(
      Failure(
        words, commandAdvice: ["“\(fetch)” fetches \(missing.count == 1 ? "it" : "them")\(rest)"],
        exitCode: ExitStatus.notFound))
  }

  private func status(_ incomplete: [String]) -> Int32 {
    guard !incomplete.isEmpty else { return ExitStatus.done }
    let names = incomplete.prefix(5).joined(separator: ", ") + (incomplete.count > 5 ? ", …" : "")
    output.note(
      "broadsheet: the \(incomplete.count == 1 ? "archive of" : "archives of") "
        + "\(Numerals.batches(incomplete.count)) could not be read whole: \(names)")
    let verify = ShellLine.of(["broadsheet", "corpus", "verify", command.folder])
    output.note("  “\(verify)” says which archives differ from their list: fetch downloads those again.")
    output.note("  The others are damaged at their source, too.")
    return ExitStatus.badData
  }

  /// Rows without states look as if the newspapers had none.
  private func noteStates() {
    guard inputs.states.isEmpty, !inputs.batches.isEmpty else { return }
    let plan = ShellLine.of(["broadsheet", "corpus", "plan", command.folder])
    output.note(
      "titles.jsonl of this corpus is missing or empty, so the rows have no states: “\(plan)” writes it again"
    )
  }

  private func withProgress<Value>(
    _ work: (JobProgressLine) async throws(NewspaperError) -> Value
  ) async throws(NewspaperError) -> Value {
    let line = JobProgressLine(output, meter)
    let ticking = Task { await line.run() }
    defer {
      ticking.cancel()
      StandardError.clear()
    }
    return try await work(line)
  }
}
