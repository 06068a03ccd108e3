import Files
import FoundationEssentials
import Newspapers

/// An error that a server sends as JSON with status 200, instead of the text of a page: `{"status": 500, …}`.
///
/// OCR never produces a whole JSON object with fields, so any such body is an error; its content decides
/// which one.
struct ErrorObject: Decodable {
  /// The HTTP status it contains; nil if none.
  let status: Int?

  /// Bytes of the longest error worth reading; a page's text that begins with a brace is not decoded.
  private static let limit = 16_384

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Nil if it is not a JSON object with at least one field.
  init?(_ body: [UInt8]) {
    let text = body.withoutByteOrderMark
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    guard body.count <= ErrorObject.limit, text.first(where: { !isBlank($0) }) == UInt8(ascii: "{"),
      body.last(where: { !isBlank($0) }) == UInt8(ascii: "}"),
      let object = try? JSONDecoder().decode(ErrorObject.self, from: Data(text))
    else { return nil }
    self = object
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard let first = fields.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "an empty object"))
    }
    let names = ["status", "status_code", "statusCode", "code", first.stringValue]
    status = names.lazy.compactMap { try? fields.decode(Int.self, forKey: Key(stringValue: $0)) }
      .first { (400..<600).contains($0) }
  }

  /// The meaning of the error.
  /// - Parameters:
  ///   - subject: what was requested.
  ///   - name: the name of the expected content.
  func error(_ subject: RequestSubject, host: String, source: String, inPlaceOf name: String)
    -> NewspaperError
  {
    switch status {
    case 404, 410: .notFound(what: subject, source: source)
    case 429: .rateLimited(host: host, until: nil)
    case let status?: .serverError(host: host, status: status)
    case nil: .malformed(host: host, what: "JSON came instead of \(name)")
    }
  }
}
