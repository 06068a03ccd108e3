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

  /// More than `height` if the sections have to be scrolled.
  let lines: [Line]

  /// - Parameters:
  ///   - height: of the space for all lines.
  ///   - screen: the number of lines of the whole screen, which limits the rows that a section has at first;
  ///     nil if nothing limits them.
  init(_ sections: [HomeContent.Section], height: Int, screen: Int?) {
    guard height > 0 else {
      lines = []
      return
    }
    // If there are few lines, there is only room for rows.
    let hasTop = height >= 12
    let room = height - (hasTop ? 3 : 0)
    let quotas = sections.map { section in
      min(section.rows.count, screen.map { section.kind.quota($0) } ?? section.rows.count)
    }
    guard let counts = HomeRoom.counts(sections, quotas, room) else {
      // No section is out of reach.
      lines = HomeRoom.lines(quotas)
      return
    }
    let rows = HomeRoom.lines(counts)
    guard hasTop else {
      lines = rows
      return
    }
    let above: [Line] = [.top, .blank]
    let blanks = max(0, height - 1 - above.count - rows.count)
    lines = above + rows + [Line](repeating: .blank, count: blanks) + [.machine]
  }

  private static func lines(_ counts: [Int]) -> [Line] {
    var lines: [Line] = []
    var number = 0
    for (index, count) in counts.enumerated() where count > 0 {
      lines.append(.heading(section: index, shown: count))
      for row in 0..<count {
        lines.append(.row(section: index, row: row, number: number))
        number += 1
      }
    }
    return lines
  }

  /// The rows of each section: its quota, then the rest, given to the first sections first. If there is not
  /// enough room, the last lists give way; nil if there is none for a row of each.
  private static func counts(_ sections: [HomeContent.Section], _ quotas: [Int], _ room: Int) -> [Int]? {
    var counts = quotas
    func used() -> Int { counts.reduce(0) { $0 + ($1 > 0 ? $1 + 1 : 0) } }
    for index in counts.indices.reversed() {
      // Only the heading of a list says how many rows it has.
      let least = sections[index].total == nil ? counts[index] : 1
      while used() > room, counts[index] > least { counts[index] -= 1 }
    }
    guard used() <= room else { return nil }
    for (index, section) in sections.enumerated()
    where counts[index] > 0 && !section.kind.isLimited {
      counts[index] += max(0, min(room - used(), section.rows.count - counts[index]))
    }
    return counts
  }

  /// The first visible line that keeps row `number` in sight, with the heading above it if there is room.
  /// - Parameter top: the one before.
  func top(_ top: Int, showing number: Int, height: Int) -> Int {
    let place = lines.firstIndex { if case .row(_, _, number) = $0 { true } else { false } } ?? 0
    var first = place
    if height > 1, place > 0, case .heading = lines[place - 1] { first = place - 1 }
    return max(0, min(max(min(top, first), place - height + 1), lines.count - height))
  }
}
