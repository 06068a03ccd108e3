/// How far a reading is from the printed text.
struct CharacterErrors: CustomStringConvertible {
  /// Characters to insert, remove or replace (Levenshtein), with every run of white space as one space.
  let errors: Int
  let printed: Int

  init(_ read: String, of printed: String) {
    let (found, truth) = (CharacterErrors.signs(read), CharacterErrors.signs(printed))
    self.printed = truth.count
    var row = Array(0...found.count)
    row.withUnsafeMutableBufferPointer { row in
      for (line, sign) in truth.enumerated() {
        var diagonal = row[0]
        row[0] = line + 1
        for column in found.indices {
          let above = row[column + 1]
          row[column + 1] = min(above + 1, row[column] + 1, diagonal + (found[column] == sign ? 0 : 1))
          diagonal = above
        }
      }
    }
    errors = row.last ?? 0
  }

  var rate: Double { Double(errors) / Double(max(1, printed)) }

  var description: String { "\(errors) of \(printed) characters, \(Double(Int(rate * 10_000)) / 100)%" }

  private static func signs(_ text: String) -> [UInt32] {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars.map(\.value)
  }
}
