import FoundationEssentials

/// JSON objects for other programs, with sorted keys in snake case.
public enum JSONLines {
  /// One object on one line.
  public static func object(_ value: some Encodable) -> String { encoded(value, []) }

  /// The same with keys as a published vocabulary spells them.
  public static func objectAsSpelled(_ value: some Encodable) -> String {
    encoded(value, [], .useDefaultKeys)
  }

  /// One object, one field per line.
  public static func fields(of value: some Encodable) -> [String] {
    encoded(value, .prettyPrinted).split(separator: "\n").map(String.init)
  }

  /// Objects, one per line, as one array.
  public static func array(_ objects: [String]) -> [String] {
    guard let last = objects.last else { return ["[]"] }
    return ["["] + objects.dropLast().map { $0 + "," } + [last, "]"]
  }

  /// Strings, numbers and lists of them can always be encoded, so there is no error to report.
  private static func encoded(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting,
    _ keys: JSONEncoder.KeyEncodingStrategy = .convertToSnakeCase
  ) -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = keys
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    guard let data = try? encoder.encode(value) else { preconditionFailure("\(value) is not JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}
