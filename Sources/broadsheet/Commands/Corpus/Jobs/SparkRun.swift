import Corpus
import CorpusFolder
import Files
import Glibc
import MVP
import Newspapers
import Presentation

/// A job on a cluster: submitted by `spark-submit`, and gathered if its result is accessible from here.
@MainActor struct SparkRun {
  private let inputs: JobInputs
  private let command: CorpusCommand.Run
  private let output: StandardOutput
  private var options: EngineOptions { command.engine }

  private static let script = "spark/broadsheet_jobs.py"

  init(_ inputs: JobInputs, _ command: CorpusCommand.Run, _ output: StandardOutput) {
    (self.inputs, self.command, self.output) = (inputs, command, output)
  }

  /// - Returns: the exit status.
  func run() async throws(NewspaperError) -> Int32 {
    var counting: CorpusJob?
    if let kind = CorpusJob.Kind(rawValue: command.job.rawValue) {
      do throws(JobTerms.Refusal) { counting = try JobTerms.job(kind, command) } catch {
        output.note("broadsheet: \(error.words)")
        return error.status
      }
    }
    // Pages elsewhere may well include what is missing here.
    if !command.dryRun, command.job != .pages, options.pagesAt == nil, sparkPages == nil,
      let status = JobRun(inputs, command, output).refusal()
    {
      return status
    }
    guard let script = SharedFile.path(SparkRun.script) else {
      return missing(
        "share/broadsheet/\(SparkRun.script), which comes with Broadsheet, is not installed",
        ["“make install” and the Debian package put it beside the program's bin folder."])
    }
    let out = if let given = options.out { given } else { try place(counting) }
    let words = words(script, out, counting)
    if command.dryRun {
      output.write([ShellLine.of(words)])
      return ExitStatus.done
    }
    guard let program = SparkRun.submit else {
      return missing(
        "spark-submit is not there",
        [
          "Install Apache Spark 3.5 or 4, and set SPARK_HOME, or have spark-submit in PATH.",
          "--dry-run prints the line.",
        ])
    }
    guard let status = await ForegroundProcess.run([program] + words.dropFirst(), at: program) else {
      return missing("\(program) cannot be started: \(String(cString: strerror(errno)))", [])
    }
    guard status == ExitStatus.done || status == ExitStatus.badData else { return status }
    guard counting != nil else {
      output.write([out])
      return status
    }
    guard let folder = SparkRun.local(out) else {
      output.note(
        "copy \(out) to this machine; “\(ShellLine.of(["broadsheet", "corpus", "run", command.folder, "gather", "COPY"]))” makes a result of it"
      )
      output.write([out])
      return status
    }
    return try await JobRun(inputs, command, output).gather(folder)
  }

  // MARK: The line

  private func words(_ script: String, _ out: String, _ counting: CorpusJob?) -> [String] {
    var files = [CorpusLayout.description, CorpusLayout.titles].map {
      OpenFolder.path(of: $0, in: command.folder)
    }.filter(OpenFolder.exists)
    var job = [command.job.rawValue, "--corpus", command.folder]
    if command.job == .pages {
      // A name is looked up among the submitted files.
      if options.worker == nil, let program = SharedFile.program {
        files.insert(program, at: 0)
        job += ["--worker", program.split(separator: "/").last.map(String.init) ?? program]
      }
      job += option("--worker", options.worker) + option("--archives", options.archives)
      job += option("--open", options.opener)
    } else {
      job += option("--pages", options.pagesAt ?? sparkPages)
    }
    job += ["--out", out]
    for term in counting?.terms ?? [] { job += ["--term", term.words] }
    job += option("--sample", command.sample.map { "\($0)" }) + option("--n", options.size)
    job += option("--min", options.least.map { "\($0)" }) + (options.words ? ["--words"] : [])
    let name = ["--name", "broadsheet-\(command.job.rawValue)"]
    let sent = ["--files", files.joined(separator: ","), "--conf", "spark.speculation=true"]
    return ["spark-submit"] + command.forEngine + name + sent + [script] + job
  }

  private func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }

  private var parquet: String { OpenFolder.path(of: "parquet", in: command.folder) }

  /// The pages made by an earlier Spark job.
  private var sparkPages: String? {
    OpenFolder.exists(OpenFolder.path(of: Gathering.description, in: parquet)) ? parquet : nil
  }

  /// Where Spark writes by default.
  private func place(_ counting: CorpusJob?) throws(NewspaperError) -> String {
    if command.job == .pages { return parquet }
    let name = if let counting { try Gathering.name(of: counting, inputs) } else { try ownName() }
    return OpenFolder.path(of: "\(CorpusLayout.results)/\(name).parts", in: command.folder)
  }

  /// Other options, or other pages, make other n-grams, which must not replace these.
  private func ownName() throws(NewspaperError) -> String {
    let given = [
      "n \(options.size ?? "1")", "min \(options.least ?? 5)", "words \(options.words)",
      "pages \(options.pagesAt ?? "")",
    ]
    let pages = (options.pagesAt ?? sparkPages).flatMap { SparkRun.local($0) }
    return try Gathering.name(of: command.job.rawValue, given, pages: pages, inputs)
  }

  /// The path of a folder that is accessible from here; nil for one that is elsewhere.
  private static func local(_ uri: String) -> String? {
    let path = uri.removing(prefix: "file://")
    return path.contains("://") || !OpenFolder.exists(path) ? nil : path
  }

  private static var submit: String? {
    let home = getenv("SPARK_HOME").map { String(cString: $0) }
    return home.flatMap { ProgramPath.find("\($0)/bin/spark-submit") } ?? ProgramPath.find("spark-submit")
  }

  private func missing(_ words: String, _ advice: [String]) -> Int32 {
    output.fail(Failure(words, commandAdvice: advice, exitCode: ExitStatus.unavailable))
  }
}
