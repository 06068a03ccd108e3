import ArgumentParser
import MVP
import Newspapers
import Presentation

/// Names of batches, as listed by the user.
enum BatchNames {
  /// - Parameter path: `-` is standard input. A line has a name, with or without `batch_` and the archive's
  ///   suffix; what follows it after white space is ignored, so that the rows of `batches` can be passed on.
  /// - Throws: `ExitCode`, after saying what is wrong.
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

  private static func lines(_ path: String) throws -> [Substring] {
    do throws(NewspaperError) {
      let text = String(decoding: try WholeInput.bytes(of: path), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline)
    } catch {
      let failure = Failure(error)
      StandardError.note("broadsheet: \(failure.message)")
      throw ExitCode(failure.exitCode)
    }
  }
}
