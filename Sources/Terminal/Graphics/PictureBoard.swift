import Glibc

/// The pictures on the screen: what the terminal has of each, what is still to be sent and what it no longer needs.
///
/// A picture is first shown in blocks, then encoded elsewhere and sent in pieces, one a frame. Pictures that are no
/// longer on the canvas are taken back in the next frame.
struct PictureBoard {
  /// One picture at one place.
  struct Entry {
    let placed: PlacedPicture
    let number: UInt32
    let blocks: [Cell]
    var form: EncodedPicture.Form?
    var isBeingEncoded = false
    /// How many pieces were sent.
    var sent = 0
    /// True if the terminal shows it above the cells.
    var isPlaced = false
    var isCovered = false

    var isComplete: Bool { sent == form?.count }
  }

  var entries: [Entry] = []
  private(set) var graphics = Graphics(.blocks)
  /// The next picture's number. kitty's pictures belong to the terminal, where other programs have some, too: this
  /// process begins somewhere of its own.
  private var nextNumber = UInt32(truncatingIfNeeded: getpid()) &* 0x9e37_79b1 >> 8

  var isEmpty: Bool { entries.isEmpty }

  /// True if a picture waits to be sent, or to be sent further.
  var hasMore: Bool { entries.contains { $0.form != nil && !$0.isComplete && !isHeldBack($0) } }

  /// A picture to be encoded; nil while another one is.
  mutating func nextWork() -> PictureWork? {
    guard !entries.contains(where: \.isBeingEncoded),
      let index = entries.firstIndex(where: { $0.form == nil && !isHeldBack($0) })
    else { return nil }
    entries[index].isBeingEncoded = true
    return PictureWork(placed: entries[index].placed, number: entries[index].number, graphics: graphics)
  }

  mutating func take(_ encoded: EncodedPicture) {
    guard let index = entries.firstIndex(where: { $0.number == encoded.number }) else {
      return  // it is no longer wanted
    }
    entries[index].isBeingEncoded = false
    entries[index].form = encoded.form
  }

  /// Forgets what the terminal has, which may be anything, and takes back what it keeps.
  mutating func forget(_ output: inout ControlBytes) {
    for index in entries.indices {
      takeBack(entries[index], &output)
      entries[index].sent = 0
      entries[index].isPlaced = false
    }
  }

  /// Brings the pictures up to date with a canvas, and sends the next piece of one.
  mutating func update(for canvas: borrowing Canvas, _ output: inout ControlBytes) {
    if graphics != canvas.graphics {
      forget(&output)
      entries = []
      graphics = canvas.graphics
    }
    for entry in entries where !canvas.placed.contains(entry.placed) { takeBack(entry, &output) }
    entries.removeAll { !canvas.placed.contains($0.placed) }
    for (index, placed) in canvas.placed.enumerated() {
      let place = entries.firstIndex { $0.placed == placed } ?? add(placed)
      entries[place].isCovered = !canvas.isWhole(placed, index)
      // What a terminal has under other cells is gone; later it is sent anew, piece by piece.
      if isHeldBack(entries[place]), case .tiles? = entries[place].form { entries[place].sent = 0 }
    }
    sendPiece(&output)
  }

  private mutating func add(_ placed: PlacedPicture) -> Int {
    let size = Size(rows: placed.rect.rows, columns: placed.rect.columns)
    let blocks =
      graphics.imageProtocol == .none ? [] : BlockEncoder.cells(of: placed.picture.image, size: size)
    nextNumber = max(1, (nextNumber + 1) & 0xff_ffff)
    var entry = Entry(placed: placed, number: nextNumber, blocks: blocks)
    if graphics.imageProtocol == .blocks || graphics.imageProtocol == .none { entry.form = .impossible }
    entries.append(entry)
    return entries.count - 1
  }

  /// True of a picture that cannot be shown as long as something covers a part of it.
  private func isHeldBack(_ entry: Entry) -> Bool { entry.isCovered && !graphics.hasPlaceholders }

  /// A transmission that was begun goes on first: none may begin within another.
  private mutating func sendPiece(_ output: inout ControlBytes) {
    let waiting = entries.indices.filter {
      entries[$0].form != nil && !entries[$0].isComplete && !isHeldBack(entries[$0])
    }
    guard let index = waiting.first(where: { entries[$0].sent > 0 }) ?? waiting.first else { return }
    if case .transmission(let pieces)? = entries[index].form { output.append(pieces[entries[index].sent]) }
    entries[index].sent += 1
  }

  private func takeBack(_ entry: Entry, _ output: inout ControlBytes) {
    guard entry.sent > 0, case .transmission? = entry.form else { return }
    let encoder = KittyEncoder(isInTmux: graphics.isInTmux)
    if !entry.isComplete { output.append(encoder.breakingOff()) }
    output.append(encoder.deletion(entry.number))
  }
}

extension Canvas {
  /// True if nothing covers a picture, the one at `index`.
  fileprivate func isWhole(_ placed: PlacedPicture, _ index: Int) -> Bool {
    let rect = placed.rect
    return (0..<rect.rows).allSatisfy { row in
      (0..<rect.columns).allSatisfy { column in
        cells[(rect.row + row) * size.columns + rect.column + column]
          == .picture(UInt32(index), row: row, column: column)
      }
    }
  }
}
