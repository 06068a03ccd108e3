import Citations
import FoundationEssentials
import Newspapers

extension ClipDocument {
  /// The document as a file.
  var file: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them can always be encoded, so there is no error to report.
    guard let data = try? encoder.encode(self) else { preconditionFailure("\(self) is not JSON") }
    return Array(data) + Array("\n".utf8)
  }

  /// Distinguishes a sidecar from other JSON, whatever else is in it.
  private struct Head: Decodable {
    let format: String?
    let version: Int?
  }

  /// Whether a file is JSON but not a sidecar, such as a source's metadata of a page.
  public static func isOther(_ file: [UInt8]) -> Bool {
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(file)) else { return false }
    return head.format != name
  }

  /// Reads a sidecar.
  /// - Parameter path: for errors.
  /// - Throws: `.unreadable` if it is not one, or is from a newer version.
  public static func read(_ file: [UInt8], named path: String) throws(NewspaperError) -> ClipDocument {
    func fault(_ words: String) -> NewspaperError { .unreadable(what: "\(path) \(words)") }
    let data = Data(file)
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw fault("is not a clip: it is damaged, or not the .json of a clip")
    }
    guard head.format == name else {
      throw fault("is not a clip: its “format” is not “\(name)”")
    }
    guard let version = head.version, version > 0 else { throw fault("has no “version”") }
    guard version <= ClipDocument.version else {
      throw fault(
        "was made by a newer Broadsheet (its “version” is \(version)): update Broadsheet to read it")
    }
    let document: ClipDocument
    do {
      document = try JSONDecoder().decode(ClipDocument.self, from: data)
    } catch {
      throw fault("is a damaged clip: \(ClipDocument.words(for: error))")
    }
    guard document.page != nil else { throw fault("is a damaged clip: “id” is “\(document.id)”, not a page") }
    return document
  }

  /// The page; nil if `id` does not name one, which `read` rejects.
  public var page: PageID? {
    if case .page(let page) = try? PageAddress(id) { return page }
    return nil
  }

  /// The clip as it is cited, without the reader's note; nil if `page` is.
  public var cited: Reference? {
    page.map { page in
      var cited = Reference(reference, of: page)
      // Missing in clips of former versions.
      cited.headline = headline.map(OwnWords.line)?.nonEmpty ?? cited.headline
      cited.oclc = oclc.map(OwnWords.line)?.nonEmpty
      cited.tags = tags
      cited.credit = credit?.nonEmpty
      cited.distinction = ClipDocument.distinction(excerpt, parts)
      return cited
    }
  }

  /// Distinguishes a clip from others on its page: its ID among the notes, or else the beginning of its
  /// picture's checksum.
  static func distinction(_ excerpt: String?, _ parts: [Part]) -> String? {
    let checksum = parts.first.map { String($0.image.sha256.prefix(16)) }
    return [excerpt, checksum].compactMap(\.self).first { Excerpt.isID($0) }
  }

  private static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "“\(CodingPath.written(context.codingPath + [key]))” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "“\(CodingPath.written(context.codingPath))” has an unexpected type"
    case .dataCorrupted: return "it is not valid JSON"
    @unknown default: return "it cannot be read"
    }
  }
}
