/// A single value or a list of values.
struct OneOrMore<Value: Decodable & Sendable>: Decodable, Sendable {
  let all: [Value]

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.singleValueContainer().decode([Value].self) {
      all = list
    } else {
      all = [try Value(from: decoder)]
    }
  }
}
