import ArgumentParser
import Files
import MVP
import Newspapers
import Presentation

/// Names of batches, as listed by the user.
enum BatchNames {
  /// - Parameter path: `-` is standard input. A line has a name, with or without `batch_` and the archive's suffix; what follows
  ///   it after white space is ignored, so that the rows of `batches` can be passed on.
  static func read(_ path: String) throws -> Set<String> {
    var names: Set<String> = []
    for line in try lines(path) {
      guard let word = line.split(whereSeparator: \.isWhitespace).first, !word.hasPrefix("#") else {
        continue
      }
      names.insert(String(String(word).removing(prefix: "batch_").prefix { $0 != "." }))
    }
    guard !names.isEmpty else {
      StandardError.note("broadsheet: \(path == "-" ? "standard input" : path) names no batch")
      throw ExitCode(ExitStatus.badData)
    }
    return names
  }

  private static func lines(_ path: String) throws -> [String] {
    if path == "-" {
      var lines = InputLines()
      var all: [String] = []
      while let line = lines.next() { all.append(line) }
      if let failure = lines.failure { throw fail("cannot read \(failure.reason)", ExitStatus.inputOutput) }
      return all
    }
    guard OpenFolder.exists(path) else { throw fail("there is no \(path)", ExitStatus.notFound) }
    let bytes: [UInt8]
    do throws(NewspaperError) { bytes = try WholeInput.bytes(of: path) } catch {
      throw fail(Failure.words(for: error), ExitStatus.inputOutput)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func fail(_ words: String, _ status: Int32) -> ExitCode {
    StandardError.note("broadsheet: \(words)")
    return ExitCode(status)
  }
}
