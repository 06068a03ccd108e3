import Corpus
import CorpusFolder
import MVP
import Newspapers
import Presentation

/// A job on this machine, from its input in a corpus to its output.
@MainActor struct JobRun {
  let inputs: JobInputs
  let command: CorpusCommand.Run
  let output: StandardOutput
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

  /// The end of a job.
  struct End {
    let status: Int32
    /// Whether the corpus may have something that its description lacks.
    var hasMade = false
  }

  func run() async throws(NewspaperError) -> End {
    switch command.job {
    case .terms: try await count(.terms)
    case .concordance: try await count(.concordance)
    case .gather: End(status: try await gather(command.words.first ?? ""), hasMade: true)
    // The others are for engines.
    case .pages, .ngrams, .reuse: try await readPages()
    }
  }

  /// Makes a result from what an engine wrote.
  /// - Returns: the exit status.
  func gather(_ path: String) async throws(NewspaperError) -> Int32 {
    let (job, made) = try await Gathering(inputs, from: path, program: Program.version).run()
    output.note(JobRun.words(made))
    return try show(made, job)
  }

  // MARK: Counting

  private func count(_ kind: CorpusJob.Kind) async throws(NewspaperError) -> End {
    let job: CorpusJob
    do throws(JobTerms.Refusal) { job = try JobTerms.job(kind, command) } catch {
      output.note("broadsheet: \(error.words)")
      return End(status: error.status)
    }
    if command.dryRun { return End(status: try tell(job)) }
    if let status = refusal() { return End(status: status) }
    noteStates()
    if let there = try await ResultWriter.existing(job, inputs) {
      output.note("this was counted before: \(JobRun.words(there))")
      return End(status: try show(there, job))
    }
    if try ResultWriter.isUnproven(job, inputs) {
      output.note(
        "this was counted by an earlier version, which did not say what it read; it is counted again")
    }
    let interrupt = InterruptNote { "broadsheet: the job was stopped, and left no result" }
    defer { interrupt.end() }
    let result = try await withProgress { progress throws(NewspaperError) in
      try await engine.run(job) { await progress.show($0) }
    }
    output.note(JobRun.words(result))
    return End(status: try show(result, job), hasMade: true)
  }

  private static func words(_ result: ResultWriter.Made) -> String {
    result.pages == 0
      ? "the corpus has no pages that its plan asks for, so nothing was counted"
      : "\(Numerals.count(result.hits, "hit")); \(Numerals.count(result.pages, "page")) read"
  }

  private func show(_ result: ResultWriter.Made, _ job: CorpusJob) throws(NewspaperError) -> Int32 {
    if let format = command.format {
      try JobRows(format, output).write(result.path, areHits: job.kind == .concordance)
    } else {
      output.write([result.path])
    }
    return status(incomplete: result.incomplete, missing: command.partial ? [] : result.missing)
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

  private func readPages() async throws(NewspaperError) -> End {
    if command.dryRun {
      output.write([PagesLine(inputs, command).line])
      return End(status: ExitStatus.done)
    }
    if let status = refusal() { return End(status: status) }
    let interrupt = InterruptNote.ofPages(meter)
    defer { interrupt.end() }
    let reading = try await withProgress { progress throws(NewspaperError) in
      try await engine.readPages(note: { StandardError.note("broadsheet: \($0)") }) {
        await progress.show($0)
      }
    }
    let others =
      inputs.missing.isEmpty && reading.unread.isEmpty ? "all pages" : "the pages of the other batches"
    output.note(
      inputs.unreadArchives(program: Program.version).isEmpty
        ? "\(others) are already there" : "read \(Numerals.count(meter.pages, "page"))")
    output.write([inputs.pagesPath])
    return End(status: status(incomplete: reading.incomplete, unread: reading.unread), hasMade: true)
  }

  /// Forgets batches whose pages are damaged, so that they are read again.
  func checkPages() async throws(NewspaperError) {
    let checker = engine(JobMeter())
    try await withProgress { progress throws(NewspaperError) in
      try await checker.forgetDamaged(note: { StandardError.note("broadsheet: \($0)") }) {
        await progress.show($0)
      }
    }
  }

  // MARK: Parts

  /// Rows without states look as if the newspapers had none.
  private func noteStates() {
    guard !inputs.batches.isEmpty else { return }
    let plan = ShellLine.of(["broadsheet", "corpus", "plan", command.folder])
    let unknown = inputs.newspapersWithoutState
    if unknown > 0 {
      return output.note(
        "\(StateWords.unknown(unknown)): “broadsheet sync” gets the Library's list, then “\(plan)” adds the states"
      )
    }
    guard inputs.states.isEmpty else { return }
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
