import Glibc

/// The pictures on the screen: what the terminal has of each, what is still to be sent, and what it no longer
/// needs.
///
/// A picture is first shown in blocks, then encoded elsewhere and sent in pieces, one per frame. Pictures
/// that are no longer on the canvas are deleted in the next frame.
struct PictureBoard {
  /// One picture in one place.
  struct Entry {
    let placed: PlacedPicture
    let number: UInt32
    let blocks: [Cell]
    var form: EncodedPicture.Form?
    var isBeingEncoded = false
    /// How many pieces have been sent.
    var sent = 0
    /// True if the terminal shows it above the cells.
    var isPlaced = false
    var isCovered = false

    var isComplete: Bool { sent == form?.count }
  }

  var entries: [Entry] = []
  private(set) var graphics = Graphics(.blocks)
  /// The next picture's number. kitty shares picture numbers among all programs in the terminal, so each
  /// process starts from a different one.
  private var nextNumber = UInt32(truncatingIfNeeded: getpid()) &* 0x9e37_79b1 >> 8

  var isEmpty: Bool { entries.isEmpty }

  /// True if there is a picture to send, or the rest of one.
  var hasMore: Bool { entries.contains { $0.form != nil && !$0.isComplete && !isHeldBack($0) } }

  /// A picture to encode; nil while another is being encoded.
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

  /// Forgets what the terminal has, which is unknown, and deletes what it keeps.
  mutating func forget(_ output: inout ControlBytes) {
    if entries.contains(where: isKeptInTiles) { takeBackTiles(&output) }
    for index in entries.indices {
      takeBack(entries[index], &output)
      entries[index].sent = 0
      entries[index].isPlaced = false
    }
  }

  /// Updates the pictures to match a canvas and sends the next piece of one. Sends none before a frame that
  /// clears the screen, because kitty would lose the picture being sent.
  mutating func update(for canvas: borrowing Canvas, isCleared: Bool, _ output: inout ControlBytes) {
    if graphics != canvas.graphics {
      forget(&output)
      entries = []
      graphics = canvas.graphics
    }
    removeAll(but: canvas.placed, &output)
    for (index, placed) in canvas.placed.enumerated() {
      let place = entries.firstIndex { $0.placed == placed } ?? add(placed)
      entries[place].isCovered = !canvas.isWhole(placed, index)
      // What a terminal has under other cells is gone. It is sent again later, piece by piece.
      if isHeldBack(entries[place]) {
        if isKeptInTiles(entries[place]) { takeBackTiles(&output) }
        if case .tiles? = entries[place].form { entries[place].sent = 0 }
        if isBeingSent(entries[place]) { breakOff(place, &output) }
      }
    }
    if !isCleared { sendPiece(&output) }
  }

  /// Deletes pictures that are no longer wanted. Whenever a picture is deleted, kitty loses all pictures that
  /// are not shown, even one being sent, so those are sent again.
  private mutating func removeAll(but wanted: [PlacedPicture], _ output: inout ControlBytes) {
    let unwanted = entries.filter { !wanted.contains($0.placed) }
    guard !unwanted.isEmpty else { return }
    entries.removeAll { !wanted.contains($0.placed) }
    if unwanted.contains(where: isKept) {
      for index in entries.indices where isKept(entries[index]) && !isShown(entries[index]) {
        breakOff(index, &output)
      }
    }
    if unwanted.contains(where: isKeptInTiles) { takeBackTiles(&output) }
    for entry in unwanted { takeBack(entry, &output) }
  }

  private func isKeptInTiles(_ entry: Entry) -> Bool {
    guard graphics.keepsTiles, case .tiles? = entry.form else { return false }
    return entry.sent > 0
  }

  /// Removes the tiles of all pictures, because tiles have no numbers. Those still wanted are sent again.
  private mutating func takeBackTiles(_ output: inout ControlBytes) {
    output.append(KittyEncoder(isInTmux: graphics.isInTmux).removalOfAll())
    for index in entries.indices where isKeptInTiles(entries[index]) { entries[index].sent = 0 }
  }

  /// Starts sending a picture from the beginning.
  private mutating func breakOff(_ index: Int, _ output: inout ControlBytes) {
    if isBeingSent(entries[index]) { output.append(KittyEncoder(isInTmux: graphics.isInTmux).breakingOff()) }
    entries[index].sent = 0
  }

  /// True if the terminal stores any of the picture under its number.
  private func isKept(_ entry: Entry) -> Bool {
    guard case .transmission? = entry.form else { return false }
    return entry.sent > 0
  }

  private func isBeingSent(_ entry: Entry) -> Bool { isKept(entry) && !entry.isComplete }

  /// True if cells name the picture, or it is drawn above them.
  private func isShown(_ entry: Entry) -> Bool {
    entry.isPlaced || graphics.hasPlaceholders && entry.isComplete
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

  /// True if a picture cannot be shown while something covers part of it.
  private func isHeldBack(_ entry: Entry) -> Bool { entry.isCovered && !graphics.hasPlaceholders }

  /// Finishes a transmission already begun before starting another: they cannot be nested.
  private mutating func sendPiece(_ output: inout ControlBytes) {
    let waiting = entries.indices.filter {
      entries[$0].form != nil && !entries[$0].isComplete && !isHeldBack(entries[$0])
    }
    guard let index = waiting.first(where: { entries[$0].sent > 0 }) ?? waiting.first else { return }
    if case .transmission(let pieces)? = entries[index].form { output.append(pieces[entries[index].sent]) }
    entries[index].sent += 1
  }

  private func takeBack(_ entry: Entry, _ output: inout ControlBytes) {
    guard isKept(entry) else { return }
    let encoder = KittyEncoder(isInTmux: graphics.isInTmux)
    if isBeingSent(entry) { output.append(encoder.breakingOff()) }
    output.append(encoder.deletion(entry.number))
  }
}

extension Canvas {
  /// True if nothing covers the picture at `index`.
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
