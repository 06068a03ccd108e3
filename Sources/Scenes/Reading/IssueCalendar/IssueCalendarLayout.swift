import Terminal

/// Where the parts of the calendar go in the available room; nil for a part that has no room.
struct IssueCalendarLayout {
  let head: Rect
  var map: Rect?
  var grid: Rect?
  var day: Rect?
  var years: Rect?
  var legend: Rect?
  /// For further months of the year, in rows from left to right.
  var months: [Rect] = []
  /// Cells per day in the map.
  var cell = 1
  var hasGaps = false

  /// - Parameters:
  ///   - decades: how many decades the newspaper's years cover.
  ///   - legendRows: how many lines the legend takes.
  init(_ rect: Rect, decades: Int, legendRows: Int = 1) {
    head = rect.top(1)
    let mapRoom = rect.columns - 2 - (MonthGrid.width + 3)
    cell = YearMap.width(cell: 2, hasGaps: true) <= mapRoom ? 2 : 1
    hasGaps = YearMap.width(cell: cell, hasGaps: true) <= mapRoom
    let width = YearMap.width(cell: cell, hasGaps: hasGaps)
    var body = rect.dropTop(1)
    if rect.rows >= 12 {
      // The last line of all years is worth more than the rest of the legend.
      let rows = rect.rows >= 20 && width <= mapRoom ? min(legendRows, 2) : 1
      legend = rect.bottom(rows)
      body = body.dropTop(1).dropBottom(rows)
    }
    if width <= mapRoom, body.rows >= YearMap.rows {
      layOutBeside(body.dropLeft(1), width, decades)
    } else if width + 1 <= body.columns, body.rows >= YearMap.rows {
      layOutBelow(body.dropLeft(1), width)
    } else {
      grid = body.top(MonthGrid.rows)
      day = body.dropTop(MonthGrid.rows + 1)
    }
  }

  /// The month to the right of the year, all years below both.
  private mutating func layOutBeside(_ body: Rect, _ width: Int, _ decades: Int) {
    let upper = body.top(YearMap.rows)
    map = upper.left(width)
    let right = upper.dropLeft(width + 3)
    grid = right.top(MonthGrid.rows)
    day = right.dropTop(MonthGrid.rows + 1)
    let below = body.dropTop(YearMap.rows + 1)
    let needed = YearsOverview.rows(decades: decades, columns: below.columns)
    if needed + 1 + MonthGrid.rows <= below.rows {
      years = below.top(needed)
      layOutMonths(below.dropTop(needed + 1))
    } else if below.rows > 1 {
      // A decade takes ten rows: they matter more than the empty line.
      years = below.rows <= YearsOverview.decade ? below : below.dropBottom(1)
    }
  }

  /// As many months as there is room for, with an empty row between stacked ones.
  private mutating func layOutMonths(_ room: Rect) {
    let across = min(6, (room.columns + 2) / (MonthGrid.width + 2))
    guard across > 0 else { return }
    let down = min((12 + across - 1) / across, (room.rows + 1) / (MonthGrid.rows + 1))
    months = (0..<min(12, across * down)).map { number in
      room.dropTop(number / across * (MonthGrid.rows + 1)).top(MonthGrid.rows)
        .dropLeft(number % across * (MonthGrid.width + 2)).left(MonthGrid.width)
    }
  }

  /// Year, month and day stacked; the years get the remaining room.
  private mutating func layOutBelow(_ body: Rect, _ width: Int) {
    map = body.top(YearMap.rows)
    let below = body.dropTop(YearMap.rows + 1)
    guard below.rows >= MonthGrid.rows else {
      day = below
      return
    }
    grid = below.top(MonthGrid.rows).left(MonthGrid.width)
    day = below.top(MonthGrid.rows).dropLeft(MonthGrid.width + 1)
    let rest = below.dropTop(MonthGrid.rows + 1)
    if rest.rows > 0 { years = rest }
  }
}
