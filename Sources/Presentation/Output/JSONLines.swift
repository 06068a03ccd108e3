import FoundationEssentials

/// Objects of JSON for other programs, their keys sorted and in snake case.
public enum JSONLines {
  /// One object on one line.
  public static func object(_ value: some Encodable) -> String { encoded(value, []) }

  /// One object, a field a line.
  public static func fields(of value: some Encodable) -> [String] {
    encoded(value, .prettyPrinted).split(separator: "\n").map(String.init)
  }

  /// Objects, each on a line, as one array.
  public static func array(_ objects: [String]) -> [String] {
    guard let last = objects.last else { return ["[]"] }
    return ["["] + objects.dropLast().map { $0 + "," } + [last, "]"]
  }

  /// What is made of strings, numbers and lists of them can always be encoded: there is no error to tell anyone of.
  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    guard let data = try? encoder.encode(value) else { preconditionFailure("\(value) is no JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}
