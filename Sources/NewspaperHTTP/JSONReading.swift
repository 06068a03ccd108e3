import FoundationEssentials
import Newspapers

/// Decodes JSON, and says in words where it is not what it should be.
enum JSONReading {
  static func decode<Value: Decodable>(
    _ type: Value.Type, from body: [UInt8], host: String
  ) throws(NewspaperError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw .malformed(host: host, what: description(of: error, in: body))
    } catch {
      throw .malformed(host: host, what: "\(error)")
    }
  }

  private static func description(of error: DecodingError, in body: [UInt8]) -> String {
    switch error {
    case .keyNotFound(let key, let context): return "“\(path(context.codingPath + [key]))” is missing"
    case .valueNotFound(_, let context): return "“\(path(context.codingPath))” is null"
    case .typeMismatch(_, let context):
      return "“\(path(context.codingPath))” is of the wrong type: \(context.debugDescription)"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "“\(path(context.codingPath))” makes no sense: \(context.debugDescription)"
    case .dataCorrupted:
      if body.isEmpty { return "the answer is empty" }
      return isCut(body) ? "the answer is cut after \(body.count) bytes" : "the answer is no JSON"
    @unknown default: return "\(error)"
    }
  }

  /// `results[3].title`; `answer` for the whole of it.
  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? "answer" : path
  }

  /// Whether the text ends inside an object, a list or a string.
  private static func isCut(_ body: [UInt8]) -> Bool {
    var (depth, isInString, isEscaped) = (0, false, false)
    for byte in body {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return isInString || depth > 0
  }
}
