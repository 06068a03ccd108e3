import FoundationEssentials
import Newspapers

/// Writes libraries as JSON and reads them back.
public enum LibraryExchange {
  /// Lines of JSON with sorted keys, in the form of `LibraryDocument`.
  public static func written(_ contents: LibraryContents) -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, numbers and lists of them can always be encoded, so there is no error to report.
    guard let data = try? encoder.encode(LibraryDocument(contents)) else {
      preconditionFailure("a library that is not JSON")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// - Throws: `LibraryDocumentError` for anything that could not be imported unchanged.
  public static func read(_ bytes: [UInt8]) throws(LibraryDocumentError) -> LibraryContents {
    let document: LibraryDocument
    guard bytes.contains(where: { $0 > 0x20 }) else { throw LibraryDocumentError("it is empty") }
    do {
      document = try JSONDecoder().decode(LibraryDocument.self, from: Data(bytes))
    } catch let error as DecodingError {
      if case .dataCorrupted = error, let line = JSONSyntax.lineOfFault(in: bytes) {
        throw LibraryDocumentError("line \(line) is not JSON")
      }
      throw LibraryDocumentError(words(for: error))
    } catch {
      throw LibraryDocumentError("it is not JSON: \(error)")
    }
    return try document.contents()
  }

  private static func words(for error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context) where context.codingPath.isEmpty,
      .valueNotFound(_, let context) where context.codingPath.isEmpty:
      "it is JSON, but not an exported library"
    case .typeMismatch(_, let context): "“\(path(context.codingPath))” has the wrong type"
    case .valueNotFound(_, let context): "“\(path(context.codingPath))” is null"
    case .keyNotFound(let key, let context): "“\(path(context.codingPath + [key]))” is missing"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not valid JSON"
    case .dataCorrupted(let context):
      "“\(path(context.codingPath))” cannot be read: \(context.debugDescription)"
    @unknown default: "it cannot be read"
    }
  }

  /// `bookmarks[3].lccn`.
  private static func path(_ keys: [any CodingKey]) -> String { CodingPath.written(keys) }
}
