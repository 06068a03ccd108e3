import Corpus
import Files
import Newspapers

extension Gathering {
  /// The name of an engine's output that is not a result of this program, such as n-grams. As with results,
  /// different options or pages give a different name.
  /// - Parameters:
  ///   - job: its name, which comes first.
  ///   - options: everything that determines the output.
  ///   - pages: the folder of the pages that an engine made, if it is on this machine; nil for the corpus's
  ///     own, and for others.
  public static func name(
    of job: String, _ options: [String], pages: String?, _ inputs: JobInputs
  ) throws(NewspaperError) -> String {
    var lines = [schema, job] + options + [inputs.corpusSum, inputs.titlesSum]
    lines += inputs.batches.map { "batch \($0.identity)" } + inputs.missing.map { "missing \($0)" }
    if let pages {
      let made = try local("read") { () throws(FileFailure) in
        try WholeFile(path: OpenFolder.path(of: description, in: pages)).read(atMost: mostBytes)
      }
      lines.append("pages \(try JobInputs.sum(made ?? []))")
    }
    return "\(job)-\(try JobInputs.sum(Array(lines.joined(separator: "\n").utf8)).prefix(12))"
  }
}
