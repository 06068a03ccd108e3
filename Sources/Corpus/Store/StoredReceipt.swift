/// What is known about a batch's stored pages: its faults and its receipt, as they were written.
public struct StoredReceipt: Hashable, Sendable {
  /// All lines of the file.
  public private(set) var lines: [UInt8]
  public private(set) var archive = ""
  public private(set) var bytes = 0
  /// In hexadecimal digits.
  public private(set) var sha1 = ""
  public private(set) var pages = 0
  public private(set) var faults = 0
  public private(set) var pagesSum = ""
  /// Whether the archive was read completely.
  public private(set) var isComplete = false
  public private(set) var schema = ""
  /// The version of the program that made the pages.
  public private(set) var program = ""
  /// How they were made, as JSON; empty if unknown.
  public private(set) var options = ""
  /// Which pages of the archive were wanted, as in the options; empty if unknown.
  public private(set) var filter = ""

  /// - Returns: nil if they do not end with a receipt.
  public init?(lines: [UInt8]) {
    self.lines = lines
    guard lines.last == 0x0A else { return nil }
    let start = lines.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var isReceipt = false
    var receipt = self
    let isRead = lines.withUnsafeBufferPointer { bytes in
      do throws(JSONScanner.Malformed) {
        var scanner = JSONScanner(UnsafeBufferPointer(rebasing: bytes[start...]))
        try scanner.object { key, value throws(JSONScanner.Malformed) in
          try receipt.take(String(decoding: key, as: UTF8.self), &value, &isReceipt)
        }
        try scanner.end()
        return true
      } catch {
        return false
      }
    }
    guard isRead, isReceipt, receipt.schema == Receipt.schema, !receipt.pagesSum.isEmpty else { return nil }
    self = receipt
  }

  /// The receipt as the worker prints it: without faults, options or a line feed.
  public var line: String {
    let all = lines.dropLast()
    let line = String(decoding: all[(all.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...], as: UTF8.self)
    return options.isEmpty ? line : line.replacing(",\"options\":\(options)", with: "")
  }

  private mutating func take(
    _ key: String, _ value: inout JSONScanner, _ isReceipt: inout Bool
  ) throws(JSONScanner.Malformed) {
    func text() throws(JSONScanner.Malformed) -> String {
      String(decoding: try value.string() ?? [], as: UTF8.self)
    }
    switch key {
    case "kind": isReceipt = try text() == "receipt"
    case "archive": archive = try text()
    case "bytes": bytes = try value.integer() ?? 0
    case "sha1": sha1 = try text()
    case "pages": pages = try value.integer() ?? 0
    case "faults": faults = try value.integer() ?? 0
    case "pages_sha256": pagesSum = try text()
    case "complete": isComplete = try value.boolean()
    case "schema": schema = try text()
    case "program": program = try text()
    case "options": try takeOptions(try value.value())
    default: try value.value()
    }
  }

  private mutating func takeOptions(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONScanner.Malformed) {
    options = String(decoding: bytes, as: UTF8.self)
    filter = StoredReceipt.filter(options)
  }

  private static let filterKeys = ["lccns", "from", "to"]
  /// The filter that accepts all pages.
  static let everything = "[] null null"

  /// The part of the options that says which pages are wanted; empty if they do not say.
  static func filter(_ options: String) -> String {
    let parts = parts(options)
    return filterKeys.compactMap { parts[$0] }.joined(separator: " ")
  }

  /// The rest of the options.
  static func rest(_ options: String) -> String {
    parts(options).filter { !filterKeys.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  /// The options' values as JSON, by key.
  static func parts(_ options: String) -> [String: String] {
    var (parts, options): ([String: String], String) = ([:], options)
    options.withUTF8 { bytes in
      do throws(JSONScanner.Malformed) {
        var scanner = JSONScanner(bytes)
        try scanner.object { key, value throws(JSONScanner.Malformed) in
          parts[String(decoding: key, as: UTF8.self)] = String(decoding: try value.value(), as: UTF8.self)
        }
      } catch {
        // Anything but an object says nothing.
        parts = [:]
      }
    }
    return parts
  }
}
