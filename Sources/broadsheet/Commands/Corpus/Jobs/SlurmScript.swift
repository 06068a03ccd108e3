import Corpus
import CorpusFolder
import Files
import Newspapers
import MVP
import Presentation

/// `pages.sbatch`: reads the archives of a corpus on a cluster that Slurm runs. Its list of archives is a
/// separate file, since the remaining work changes while tasks run; a restarted task skips what is done.
@MainActor struct SlurmScript {
  private let inputs: JobInputs
  private let command: CorpusCommand.Run

  /// Slurm's own limit is 1001 unless configured otherwise (MaxArraySize).
  private static let mostTasks = 1000
  private static let mostAtOnce = 64

  init(_ inputs: JobInputs, _ command: CorpusCommand.Run) { (self.inputs, self.command) = (inputs, command) }

  /// - Returns: the exit status.
  func run(_ output: StandardOutput) throws(NewspaperError) -> Int32 {
    let archives = inputs.unreadArchives(program: Program.version)
    if !command.dryRun, let status = JobRun(inputs, command, output).refusal() { return status }
    guard !archives.isEmpty else {
      output.note("no archive here needs to be read")
      return ExitStatus.done
    }
    let text = text(archives.count)
    if command.dryRun {
      output.write(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
      return ExitStatus.done
    }
    try write(archives.map { OpenFolder.absolute($0) + "\n" }.joined(), list)
    try write(text, script)
    output.note("\(Numerals.batches(archives.count)) to read; start it with sbatch")
    output.write([script])
    return ExitStatus.done
  }

  private var script: String { OpenFolder.path(of: "pages.sbatch", in: inputs.folder) }
  private var list: String { OpenFolder.path(of: "pages.todo", in: inputs.folder) }

  private func write(_ text: String, _ path: String) throws(NewspaperError) {
    do throws(FileFailure) {
      try WholeFile(path: path).replace(with: [Array(text.utf8)], by: path + ".new", isFlushed: true)
    } catch {
      throw .local(what: "cannot write \(error.reason)")
    }
  }

  /// With absolute paths: tasks start in another folder than this program.
  private func text(_ count: Int) -> String {
    let tasks = min(count, SlurmScript.mostTasks)
    let work =
      [ProgramPath.own, "corpus", "pages", "--threads", "1"] + inputs.filterOptions
      + ["-o", OpenFolder.absolute(inputs.folder)]
    let list = ShellLine.quoted(OpenFolder.absolute(list))
    let own = command.forEngine.isEmpty ? "" : "#SBATCH \(ShellLine.of(command.forEngine))\n"
    return """
      #!/bin/sh
      #SBATCH --job-name=broadsheet-pages
      #SBATCH --array=0-\(tasks - 1)%\(SlurmScript.mostAtOnce)
      #SBATCH --requeue
      #SBATCH --cpus-per-task=1
      #SBATCH --mem=200M
      \(own)# Each task reads one archive in \(tasks) of the list, and passes over those that are done.
      archives=$(awk "NR % \(tasks) == $SLURM_ARRAY_TASK_ID" \(list)) || exit \(ExitStatus.inputOutput)
      status=0
      while IFS= read -r archive; do
        [ -z "$archive" ] || \(ShellLine.of(work)) "$archive" < /dev/null || status=$?
      done <<END
      $archives
      END
      exit $status

      """
  }
}
