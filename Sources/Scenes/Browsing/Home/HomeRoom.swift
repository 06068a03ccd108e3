/// How the lines of a screen are divided among the sections.
struct HomeRoom {
  enum Line: Equatable {
    case blank
    /// What can be done from here, and the date.
    case top
    case heading(section: Int, shown: Int)
    /// - Parameter number: among those that are shown.
    case row(section: Int, row: Int, number: Int)
    case machine
  }

  let lines: [Line]

  /// - Parameters:
  ///   - height: of the space for all lines.
  ///   - screen: the number of lines of the whole screen, which limits the rows that a section has at first;
  ///     nil if nothing limits them.
  init(_ sections: [HomeContent.Section], height: Int, screen: Int?) {
    // If there are few lines, there is only room for rows.
    let hasTop = height >= 12
    let room = max(1, height - (hasTop ? 3 : 0))
    let counts = HomeRoom.counts(sections, room, screen)
    var lines: [Line] = hasTop ? [.top, .blank] : []
    var number = 0
    for (index, count) in counts.enumerated() where count > 0 {
      lines.append(.heading(section: index, shown: count))
      for row in 0..<count {
        lines.append(.row(section: index, row: row, number: number))
        number += 1
      }
    }
    if hasTop { lines += [Line](repeating: .blank, count: max(0, height - 1 - lines.count)) + [.machine] }
    self.lines = Array(lines.prefix(max(0, height)))
  }

  /// The rows of each section: its quota, then the rest, given to the first sections first. If there is not
  /// enough room, the last ones give way.
  private static func counts(_ sections: [HomeContent.Section], _ room: Int, _ screen: Int?) -> [Int] {
    var counts = sections.map { section in
      min(section.rows.count, screen.map { section.kind.quota($0) } ?? section.rows.count)
    }
    func used() -> Int { counts.reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) } }
    for least in [1, 0] {
      for index in counts.indices.reversed() {
        while used() > room, counts[index] > least { counts[index] -= 1 }
      }
    }
    for (index, section) in sections.enumerated()
    where counts[index] > 0 && !section.kind.isLimited {
      counts[index] += max(0, min(room - used(), section.rows.count - counts[index]))
    }
    return counts
  }
}
