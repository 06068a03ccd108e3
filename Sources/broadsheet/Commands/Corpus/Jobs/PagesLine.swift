import CorpusFolder
import Newspapers
import Presentation

/// The command line that reads archives manually, several at once.
struct PagesLine {
  let line: String

  @MainActor init(_ inputs: JobInputs, _ command: CorpusCommand.Run) {
    let jobs = command.jobs ?? CorpusCommand.cores
    let list = ["broadsheet", "corpus", "status", command.folder, "--todo"]
    let work =
      ["xargs", "-r", "-d", "\\n", "-P", "\(jobs)", "-n", "1", "broadsheet", "corpus", "pages"]
      + inputs.filterOptions
    line = ShellLine.of(list) + " | " + ShellLine.of(work + ["-o", command.folder])
  }
}
