import ArgumentParser
import Corpus
import CorpusFolder
import MVP
import Newspapers
import Presentation
import Scenes

extension CorpusCommand {
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run", abstract: "Count and find words in all pages of a corpus.",
      discussion: """
        pages reads the fetched archives and keeps their pages in the corpus. terms counts words by year and \
        state, with the number of words, pages and issues there, and keeps the first 1,000 hits of each. \
        concordance lists up to 1,000,000 hits of a term, with the text around them. Jobs use a batch's \
        pages if it was read, otherwise its archive.

        A term is a word, a phrase in quotes, or the beginning of a word with a star: 'libert*'. Words are \
        made of letters, so a term with numbers is an error (64). Capitals, ſ and line breaks within words \
        make no difference, but accents do. A page in two batches is counted once. States are those of the \
        newspapers in titles.jsonl.

        A result is a folder, DIR/results/ID, whose path is printed: result.json says what it was made from, \
        and rows.sqlite has the rows. The same job on the same pages has the same ID, and is not run again. \
        If a job is stopped, it leaves no result, except that pages continues where it stopped.

        --engine spark runs a job on a cluster with spark-submit, whose options follow --. Its output is \
        gathered into the corpus as a result; if the output is elsewhere, copy it to this machine and run \
        gather on it. --dry-run prints the command. ngrams, which counts words and sequences of words, and \
        reuse, which writes pages for passim, run only in Spark. --engine slurm writes an sbatch script that \
        reads archives.

        Batches that were neither read nor fetched are an error (66) unless you give --partial. Pages of \
        incomplete archives are used; the exit status is then 65.
        """)

    @Argument(help: ArgumentHelp("The folder of the corpus.", valueName: "dir"), completion: .directory)
    var folder: String

    @Argument(help: ArgumentHelp("pages, terms, concordance, ngrams, reuse or gather.", valueName: "job"))
    var job: JobName

    @Argument(
      help: ArgumentHelp("For terms and concordance, the terms; for gather, the folder.", valueName: "term"))
    var given: [String] = []

    /// What follows `--`: options for spark-submit or sbatch. ArgumentParser has no second list of arguments.
    var forEngine: [String] {
      let all = CommandLine.arguments
      return all.firstIndex(of: "--").map { Array(all[($0 + 1)...]) } ?? []
    }

    var words: [String] { given.dropLast(forEngine.count) }

    @OptionGroup(title: "Engines") var engine: EngineOptions

    @Option(
      help: ArgumentHelp(
        "Also read terms from this file, one per line, except lines that begin with #; - for standard "
          + "input.",
        valueName: "file"),
      completion: .file())
    var termsFrom: String?

    @Option(
      help: ArgumentHelp(
        "With concordance, a random sample of this many hits, the same ones each time.", valueName: "number"))
    var sample: Int?

    @Option(
      help: ArgumentHelp(
        "Batches at once; each takes up to 40 MB of memory. Default: one per core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Leave out batches that were neither read nor fetched; the result says which.") var partial =
      false

    @Flag(help: "Run nothing; print what would run.") var dryRun = false

    @Flag(
      help:
        "With pages, check the existing ones, and remake damaged ones.")
    var check = false

    @Flag(help: "With pages, fetch missing archives, and delete each one that was read completely.")
    var rolling = false

    /// The other formats in which to describe the corpus, besides its crate.
    enum Audience: String, CaseIterable, ExpressibleByArgument { case hf }

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp(
        "With pages, also write README.md, a dataset card: hf is for Hugging Face.", valueName: "whom"
      ))
    var audience: Audience?

    @Option(
      help: ArgumentHelp(
        "Print the rows as csv, tsv or jsonl instead of the result's path: counts for terms, ordered by year, state "
          + "and term; hits for a concordance.",
        valueName: "format"))
    var format: RowFormat?

    func validate() throws { try JobCheck.check(self) }

    @MainActor func run() async throws {
      let output = StandardOutput()
      let corpus = try CorpusCommand.store(folder)
      do throws(NewspaperError) {
        guard try await corpus.plan() != nil else { output.exit(output.fail(.noCorpus(in: folder))) }
        // Better now than after hours of reading.
        if !dryRun, audience != nil { _ = try corpus.hasCard() }
        let inputs = try await checkedInputs(output)
        let end = rolling ? try await roll(inputs, corpus, output) : try await run(inputs, output)
        // Before the description, which names it; not for pages that a refused job did not make. A card is
        // never replaced, so --rolling must have finished.
        let isRead = !rolling || [ExitStatus.done, ExitStatus.badData].contains(end.status)
        if end.hasMade, isRead, audience != nil {
          let (card, isNew) = try await corpus.writeCard()
          output.note(isNew ? "wrote \(card)" : "\(card) was not changed; remove it to get a new one")
        }
        // A check has dropped the sums of what it read.
        if end.hasMade || check && !dryRun { await describe(corpus, output) }
        output.exit(end.status)
      } catch {
        output.exit(output.fail(Failure(error)))
      }
    }

    /// The output exists in any case, and the next job will describe it, too.
    @MainActor private func describe(_ corpus: CorpusFolder, _ output: StandardOutput) async {
      do throws(NewspaperError) { try await corpus.describe() } catch {
        output.note("broadsheet: the corpus has no new description: \(Failure.words(for: error))")
      }
    }

    /// What exists of the corpus, without pages that turn out to be damaged.
    @MainActor private func checkedInputs(
      _ output: StandardOutput
    ) async throws(NewspaperError) -> JobInputs {
      let inputs = try JobInputs(folder: folder)
      guard check else { return inputs }
      try await JobRun(inputs, self, output).checkPages()
      let checked = try JobInputs(folder: folder)
      let whole = checked.batches.compactMap { batch -> String? in
        if case .stored = batch.source { batch.name } else { nil }
      }
      // Their receipts vouch for them; an earlier list of sums may be for other pages.
      try Manifest(folder).forget(pagesOf: Set(whole))
      return checked
    }

    /// Needs space for only a few archives.
    @MainActor private func roll(
      _ inputs: JobInputs, _ corpus: CorpusFolder, _ output: StandardOutput
    ) async throws(NewspaperError) -> JobRun.End {
      let view = CorpusFetchText(output: output)
      let meter = JobMeter()
      let presenter = CorpusFetchPresenter(
        store: RollingCorpus(
          corpus, inputs.options(program: Program.version, threads: 1),
          jobs: jobs ?? CorpusCommand.cores, meter: meter,
          note: { StandardError.note("broadsheet: \($0)") }),
        folder: nil, reads: true, interval: Services.archiveInterval)
      let interrupt = InterruptNote.ofPages(meter)
      await presenter.present(on: view)
      interrupt.end()
      if meter.pages > 0 { output.note("read \(Numerals.count(meter.pages, "page"))") }
      if [ExitStatus.done, ExitStatus.badData].contains(view.exitCode) { output.write([inputs.pagesPath]) }
      return JobRun.End(status: view.exitCode, hasMade: true)
    }

    @MainActor private func run(
      _ inputs: JobInputs, _ output: StandardOutput
    ) async throws(NewspaperError) -> JobRun.End {
      switch engine.engine {
      // The jobs that follow describe what these make.
      case .slurm: JobRun.End(status: try SlurmScript(inputs, self).run(output))
      case .spark: JobRun.End(status: try await SparkRun(inputs, self, output).run())
      case .local: try await JobRun(inputs, self, output).run()
      }
    }
  }
}
