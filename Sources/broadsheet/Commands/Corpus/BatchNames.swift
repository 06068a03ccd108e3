import ArgumentParser
import Files
import MVP
import Newspapers
import Presentation

/// Names of batches, as listed by the user.
enum BatchNames {
  /// - Parameter path: `-` is standard input. A line has a name, with or without `batch_` and the archive's
  ///   suffix, in its first column; the others are ignored, so that the rows of `batches` can be passed on,
  ///   as a table, TSV or CSV. If the first line names a column `batch`, the name is there.
  /// - Throws: `ExitCode`, after saying what is wrong.
  static func read(_ path: String) throws -> Set<String> {
    var names: Set<String> = []
    var column: Int?
    for line in try lines(path) {
      guard let start = line.first(where: { !$0.isWhitespace }), start != "#" else { continue }
      let values = fields(line)
      if column == nil {
        column = values.firstIndex(of: "batch") ?? 0
        if values.contains("batch") { continue }
      }
      let field = values.dropFirst(column ?? 0).first ?? ""
      guard let word = field.split(whereSeparator: \.isWhitespace).first else { continue }
      names.insert(String(String(word).removing(prefix: "batch_").prefix { $0 != "." }))
    }
    guard !names.isEmpty else {
      StandardError.note("broadsheet: \(InputName.of(path)) names no batch")
      throw ExitCode(ExitStatus.badData)
    }
    return names
  }

  /// The fields of a line: those between tabs, or of CSV.
  private static func fields(_ line: Substring) -> [String] {
    if line.contains("\t") {
      return line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    var fields = [""]
    var isQuoted = false
    for sign in line {
      switch sign {
      // A doubled quote ends the quotes and begins them again; no name has one.
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(sign)
      }
    }
    return fields.map(\.trimmed)
  }

  private static func lines(_ path: String) throws -> [Substring] {
    do throws(NewspaperError) {
      let bytes = try WholeInput.bytes(of: path)
      return String(decoding: bytes.withoutByteOrderMark, as: UTF8.self).split(whereSeparator: \.isNewline)
    } catch {
      let failure = Failure(error)
      StandardError.note("broadsheet: \(failure.message)")
      throw ExitCode(failure.exitCode)
    }
  }
}
