import FoundationEssentials

/// Objects of JSON, each on a line.
enum JSONLines {
  /// The lines as one array.
  static func array(_ objects: [String]) -> [String] {
    guard let last = objects.last else { return ["[]"] }
    return ["["] + objects.dropLast().map { $0 + "," } + [last, "]"]
  }

  /// What is encoded has to be made of strings, numbers and lists of them, which always can be.
  static func object(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { preconditionFailure("\(value) is no JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}
