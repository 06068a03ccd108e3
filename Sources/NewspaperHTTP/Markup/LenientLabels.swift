import Newspapers

/// A response field whose type varies between endpoints and years: a text, a number, a list of them, an
/// object with a label (`{"label": …, "url": …}`, `{"@value": …}`), an object with addresses (`{name:
/// address}`), null, or missing. Reads all of these as a list of labels and never fails; empty values are
/// dropped.
public struct LenientLabels: Decodable, Hashable, Sendable {
  public let labels: [LenientLabel]

  public init(_ labels: [LenientLabel] = []) { self.labels = labels }

  /// No label if `text` is only white space.
  public init(text: String) { labels = LenientLabels.labels(of: text) }

  public var texts: [String] { labels.map(\.text) }
  public var first: String? { labels.first?.text }
  /// The first text as a whole number, with or without commas between thousands.
  public var number: Int? { first.flatMap { Int($0.filter { $0 != "," }.trimmed) } }

  /// The first text as a count; nil if it is impossible, such as a negative one.
  public var count: Int? { number.flatMap { (0..<1_000_000_000).contains($0) ? $0 : nil } }

  public init(from decoder: any Decoder) {
    // Texts are tried first and numbers last: most fields are texts, and a wrong guess is slow.
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      labels = LenientLabels.labels(of: text)
    } else if var list = try? decoder.unkeyedContainer() {
      labels = LenientLabels.labels(in: &list)
    } else if let object = try? decoder.container(keyedBy: AnyKey.self) {
      labels = LenientLabels.labels(in: object)
    } else {
      labels = LenientLabels.labels(of: LenientLabels.text(of: decoder) ?? "")
    }
  }

  private static func labels(of text: String) -> [LenientLabel] {
    text.nonEmpty.map { [LenientLabel(text: $0)] } ?? []
  }

  private static func labels(in list: inout any UnkeyedDecodingContainer) -> [LenientLabel] {
    var labels: [LenientLabel] = []
    while !list.isAtEnd {
      guard let next = try? list.superDecoder() else { return labels }
      labels += LenientLabels(from: next).labels
    }
    return labels
  }

  private static func labels(in object: KeyedDecodingContainer<AnyKey>) -> [LenientLabel] {
    func first(of keys: [String]) -> String? {
      for key in keys {
        guard let value = try? object.superDecoder(forKey: AnyKey(key)) else { continue }
        if let text = text(of: value)?.nonEmpty { return text }
      }
      return nil
    }
    let names = ["label", "title", "name", "value", "@value"]
    if object.allKeys.contains(where: { names.contains($0.stringValue) }) {
      let address = first(of: ["url", "link", "@id", "id"])
      return first(of: names).map { [LenientLabel(text: $0, address: address)] } ?? []
    }
    return object.allKeys.map(\.stringValue).sorted().map { name in
      LenientLabel(text: name, address: first(of: [name]))
    }
  }

  private static func text(of decoder: any Decoder) -> String? {
    guard let value = try? decoder.singleValueContainer() else { return nil }
    if let text = try? value.decode(String.self) { return text }
    if let number = try? value.decode(Int.self) { return String(number) }
    return (try? value.decode(Double.self)).map { String($0) }
  }
}

/// Any key of a JSON object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ stringValue: String) { self.stringValue = stringValue }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
  /// Lets response types declare lenient fields that may be missing or null.
  public func decode(_ type: LenientLabels.Type, forKey key: Key) throws -> LenientLabels {
    // Nearly all fields are text, missing or null, and need no decoder of their own.
    if let text = try? decodeIfPresent(String.self, forKey: key) { return LenientLabels(text: text) }
    return try decodeIfPresent(type, forKey: key) ?? LenientLabels()
  }
}
