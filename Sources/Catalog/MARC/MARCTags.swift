/// The fields of a record that the catalog uses (www.loc.gov/marc/bibliographic).
enum MARCTags {
  static func isControl(_ tag: Int) -> Bool { tag == 1 || tag == 3 || tag == 4 || tag == 8 }

  static func isWanted(_ tag: Int) -> Bool { (0..<1000).contains(tag) && table[tag] }

  private static let table: [Bool] = {
    var table = [Bool](repeating: false, count: 1000)
    for tag in [
      10, 22, 35, 41, 130, 222, 240, 245, 246, 260, 264, 310, 321, 362, 740, 752, 780, 785, 852, 866,
    ] {
      table[tag] = true
    }
    for tag in notes { table[tag] = true }
    for tag in subjects { table[tag] = true }
    return table
  }()

  /// People, bodies, meetings, works, topics and places.
  static let subjects: Set<Int> = [600, 610, 611, 630, 650, 651]

  /// General notes, numbering, supplements, additional forms, languages, and whatever else is in sentences;
  /// not 588 and the like, which are about the record, and not 510 and 533, which are not sentences.
  static let notes: ClosedRange<Int> = 500...599
}
