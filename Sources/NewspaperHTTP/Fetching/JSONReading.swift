import FoundationEssentials
import HTTP
import Newspapers

/// Decodes JSON, and says in words what is wrong with it.
enum JSONReading {
  /// Nested objects and lists; real responses have eight levels. The decoder is recursive, so excessive depth
  /// is refused in advance.
  static let depthLimit = 64

  /// - Parameter onMismatch: called if it is JSON, but not what it should be.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from body: [UInt8], host: String, onMismatch: () -> Void = {}
  ) throws(NewspaperError) -> Value {
    if let type = type as? any ReadInOnePass.Type, let value = type.read(body) as? Value { return value }
    let shape = JSONShape(body)
    guard shape.depth <= depthLimit else {
      throw .malformed(host: host, what: "the response is nested more than \(depthLimit) levels deep")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      if error.isOfContent { onMismatch() }
      throw .malformed(host: host, what: description(of: error, in: body, shape))
    } catch {
      throw .malformed(host: host, what: "\(error)")
    }
  }

  private static func description(
    of error: DecodingError, in body: [UInt8], _ shape: JSONShape
  ) -> String {
    switch error {
    case .keyNotFound(let key, let context): return "“\(path(context.codingPath + [key]))” is missing"
    case .valueNotFound(_, let context): return "“\(path(context.codingPath))” is null"
    case .typeMismatch(_, let context): return "“\(path(context.codingPath))” has the wrong type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "“\(path(context.codingPath))” is invalid: \(context.debugDescription)"
    case .dataCorrupted:
      if body.isEmpty { return "the response is empty" }
      return shape.isCut ? "the response was cut off after \(body.count) bytes" : "the response is not JSON"
    @unknown default: return "\(error)"
    }
  }

  /// `results[3].title`; `answer` for the whole document.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = CodingPath.written(keys)
    return path.isEmpty ? "response" : path
  }
}

extension DecodingError {
  /// Whether it is JSON, but with other content than expected.
  fileprivate var isOfContent: Bool {
    if case .dataCorrupted(let context) = self { return !context.codingPath.isEmpty }
    return true
  }
}
