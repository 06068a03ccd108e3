import Newspapers

/// A file to import, opened and recognized.
struct ImportInput {
  /// For display.
  let name: String
  let kind: FileKind
  /// In bytes; nil for a pipe.
  let size: Int?
  private let source: any ByteSource

  /// - Parameter path: `-` is standard input.
  init(_ path: String) throws(NewspaperError) {
    name = path == "-" ? "standard input" : path
    let file = try InputFile(path)
    size = file.size
    do throws(NewspaperError) {
      let raw = PeekedSource(file)
      let peeked = try CompressedFile.opened(raw, try raw.peek(8))
      kind = try FileKind(try peeked.peek(4096), file: name)
      self.source = peeked
    } catch {
      throw ImportInput.naming(name, error)
    }
  }

  func reader() throws(NewspaperError) -> any RecordReader {
    do throws(NewspaperError) {
      switch kind {
      case .marcXML: return MARCNewspapers(source)
      case .table: return try TableReader(source)
      case .json: return try JSONListReader(source)
      }
    } catch {
      throw ImportInput.naming(name, error)
    }
  }

  /// Replaces `it` in an error about a file with the file's name.
  static func naming(_ name: String, _ error: NewspaperError) -> NewspaperError {
    guard case .unreadable(let what) = error, what.hasPrefix("it ") else { return error }
    return .unreadable(what: name + what.dropFirst(2))
  }
}
