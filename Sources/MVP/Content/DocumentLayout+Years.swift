extension DocumentLayout {
  /// As many decades per line as fit, each line beginning with its first year: `1860 ▁▁▂▂▃▃▄▄▅▅ ▆▆▇▇▇▇▇▇▇▇`.
  public static func decades(_ first: Int, _ marks: [Character], _ width: Int) -> [String] {
    let start = first - first % 10
    let cells = Array(repeating: Character(" "), count: first - start) + marks
    let years = max(1, (width - 4) / 11) * 10
    return stride(from: 0, to: cells.count, by: years).map { line in
      let decades = stride(from: line, to: min(line + years, cells.count), by: 10).map {
        String(cells[$0..<min($0 + 10, cells.count)])
      }
      return "\(start + line) " + decades.joined(separator: " ")
    }
  }
}
