import Citations
import Newspapers

/// The names of a clip's files.
extension ClipMaker {
  func names(
    _ order: ClipOrder, _ key: String, _ cuts: [Cut]
  ) throws(ClipError) -> (pictures: [String], sidecar: String) {
    let suffix = order.format.rawValue
    for number in 1..<1000 {
      let end = number == 1 ? "" : "-\(number)"
      var pictures: [String] = []
      for (place, region) in order.regions.enumerated() {
        if let name = order.name {
          pictures.append(name + end + (place == 0 ? "" : "_\(place + 1)"))
        } else {
          let numbers = cuts[place].picture.pixels ?? region.fractions.map { Int(($0 * 10_000).rounded()) }
          pictures.append("\(key)_\(numbers.map(String.init).joined(separator: "-"))\(end)")
        }
      }
      let sidecar = (pictures.first ?? key) + ".json"
      // The same region taken twice still has one picture each.
      let files = pictures.enumerated().map { place, name in
        pictures[..<place].contains(name) ? "\(name)_\(place + 1).\(suffix)" : "\(name).\(suffix)"
      }
      let existing: [String]
      do throws(NewspaperError) {
        existing = order.existing == .replaced ? [] : try self.files.existing(files + [sidecar])
      } catch {
        throw .source(error)
      }
      if existing.isEmpty { return (files, sidecar) }
      if order.existing == .refused { throw .exists(existing) }
    }
    throw .source(.local(what: "there are too many files named like \(key)"))
  }

  /// A key without small words at the end of its headline: `…_seq-1_he-said-that` would end in mid-air.
  static func stem(_ key: String) -> String {
    guard let start = key.lastIndex(of: "_"), !key[start...].hasPrefix("_seq-") else { return key }
    var words = key[key.index(after: start)...].split(separator: "-")
    while let last = words.last, small.contains(String(last)) { words.removeLast() }
    return String(key[..<start]) + (words.isEmpty ? "" : "_" + words.joined(separator: "-"))
  }

  private static let small: Set<String> = [
    "a", "an", "and", "are", "as", "at", "but", "by", "for", "from", "had", "has", "his", "her", "in",
    "into", "is", "it", "its", "nor", "of", "on", "or", "our", "that", "the", "their", "this", "to",
    "was", "were", "which", "who", "with",
  ]
}
