import Foundation
import Scans
import TestSupport

@testable import Terminal

/// A terminal that supports sixels, iTerm2's pictures and kitty's, on top of libvterm: it decodes them, and
/// tracks in which cells they are still visible.
final class PictureTerminal {
  let screen: VirtualScreen
  /// kitty's pictures, those shown above cells, and those that cells may name.
  private(set) var images: [UInt32: GrayImage] = [:]
  private(set) var placements: [UInt32: Rect] = [:]
  private(set) var virtuals: [UInt32: Size] = [:]
  /// Where it shows tiles, if it keeps them under text.
  private(set) var tiles: [Rect] = []
  private(set) var longestPayload = 0
  /// How many tiles and transmissions were begun.
  private(set) var sent = 0
  /// What a program must not do.
  private(set) var faults: [String] = []

  private let isTmux: Bool
  private let keepsTiles: Bool
  private let cell = Graphics(.sixel).cell
  private var rest: [UInt8] = []
  private var loading: (number: UInt32, payload: [UInt8], isLost: Bool)?

  init(rows: Int, columns: Int, isTmux: Bool = false, keepsTiles: Bool = false) {
    screen = VirtualScreen(rows: rows, columns: columns)
    screen.feed("\u{1b}[?7l".utf8)
    self.isTmux = isTmux
    self.keepsTiles = keepsTiles
  }

  /// The mean gray that a sixel or an iTerm2 picture shows in a cell; nil if there is none.
  func gray(_ row: Int, _ column: Int) -> Int? {
    guard let scalar = screen.cell(row, column).text.unicodeScalars.first, scalar.value >> 8 == 0xe0 else {
      return nil
    }
    return Int(scalar.value & 0xff)
  }

  func feed(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    var text: [UInt8] = []
    var place = 0
    while place < rest.count {
      guard rest[place] == 0x1b, place + 1 < rest.count, "P]_".utf8.contains(rest[place + 1]) else {
        text.append(rest[place])
        place += 1
        continue
      }
      let kind = rest[place + 1]
      guard let (body, next) = string(from: place + 2) else { break }
      show(&text)
      take(kind, body)
      place = next
    }
    rest.removeFirst(place)
    show(&text)
  }

  private func show(_ text: inout [UInt8]) {
    if text.firstRange(of: "\u{1b}[2J".utf8) != nil {
      placements = [:]
      freeWhatNobodyShows()
    }
    screen.feed(PictureTerminal.standing(text))
    text = []
  }

  /// The string that begins at a place, and the place after it.
  private func string(from start: Int) -> ([UInt8], Int)? {
    var body: [UInt8] = []
    var place = start
    while place < rest.count {
      if rest[place] == 0x07 { return (body, place + 1) }
      if rest[place] == 0x1b {
        guard place + 1 < rest.count else { return nil }
        if rest[place + 1] == UInt8(ascii: "\\") { return (body, place + 2) }
        place += 1  // doubled inside what tmux should pass on
      }
      body.append(rest[place])
      place += 1
    }
    return nil
  }

  private func take(_ kind: UInt8, _ body: [UInt8]) {
    if kind == UInt8(ascii: "P"), body.starts(with: "tmux;".utf8) {
      if !isTmux { faults.append("a word for tmux") }
      let inner = Array(body.dropFirst(5))
      take(inner[1], Array(inner.dropFirst(2).dropLast(2)))
    } else if kind == UInt8(ascii: "_"), body.first == UInt8(ascii: "G") {
      takeCommand(body)
    } else if kind == UInt8(ascii: "P") {
      do { show(try SixelReader.image(body), size: nil) } catch { faults.append("a broken sixel") }
    } else if body.starts(with: "1337;File=".utf8) {
      takeFile(Array(body.dropFirst(10)))
    }
  }

  private func takeFile(_ body: [UInt8]) {
    guard let colon = body.firstIndex(of: UInt8(ascii: ":")),
      let file = Data(base64Encoded: Data(body[(colon + 1)...])),
      let image = try? PNGReader.image(Array(file))
    else { return faults.append("a broken file") }
    let keys = PictureTerminal.keys(String(decoding: body[..<colon], as: UTF8.self), by: ";")
    show(image, size: Size(rows: Int(keys["height"] ?? "") ?? 0, columns: Int(keys["width"] ?? "") ?? 0))
  }

  /// Puts characters that represent grays into the cells that a picture fills.
  private func show(_ image: GrayImage, size: Size?) {
    sent += 1
    let size = size ?? Size(rows: image.height / cell.height, columns: image.width / cell.width)
    let cursor = screen.cursor
    if cursor.row + size.rows >= screen.size.rows { faults.append("a picture in the last row") }
    if cursor.column + size.columns > screen.size.columns { faults.append("a picture beyond the screen") }
    if keepsTiles {
      tiles.append(Rect(row: cursor.row, column: cursor.column, rows: size.rows, columns: size.columns))
    }
    let grays = image.resampled(to: PixelSize(width: size.columns, height: size.rows)).pixels
    var bytes = Array("\u{1b}7\u{1b}[m".utf8)
    for row in 0..<size.rows {
      bytes += "\u{1b}[\(cursor.row + row + 1);\(cursor.column + 1)H".utf8
      for column in 0..<size.columns {
        let scalar = Unicode.Scalar(0xe000 + UInt32(grays[row * size.columns + column])) ?? "?"
        bytes += String(scalar).utf8
      }
    }
    screen.feed(bytes + "\u{1b}8".utf8)
  }

  private func takeCommand(_ body: [UInt8]) {
    let parts = body.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
    let keys = PictureTerminal.keys(parts.first.map { String(decoding: $0, as: UTF8.self) } ?? "", by: ",")
    let payload = parts.count > 1 ? Array(parts[1]) : []
    longestPayload = max(longestPayload, payload.count)
    if keys["q"] != "2" { faults.append("a command that asks for an answer") }
    let number = keys["i"].flatMap { UInt32($0) } ?? 0
    let size = Size(rows: Int(keys["r"] ?? "") ?? 0, columns: Int(keys["c"] ?? "") ?? 0)
    switch keys["a"] {
    case "t":
      if loading != nil { faults.append("a picture within another") }
      sent += 1
      loading = (number, payload, false)
      if keys["m"] == "0" { endLoading() }
    case nil:
      if loading == nil { faults.append("a piece of nothing") }
      loading?.payload += payload
      if keys["m"] == "0" { endLoading() }
    case "p" where images[number] == nil: faults.append("no picture \(number) to show")
    case "p" where keys["U"] == "1": virtuals[number] = size
    case "p":
      let cursor = screen.cursor
      placements[number] = Rect(
        row: cursor.row, column: cursor.column, rows: size.rows, columns: size.columns)
    case "d" where keys["d"] == "a": (tiles, placements) = ([], [:])
    case "d":
      placements[number] = nil
      if keys["d"] == "I" {
        (images[number], virtuals[number]) = (nil, nil)
        freeWhatNobodyShows()
      }
    default: faults.append("an unknown command")
    }
  }

  /// Like kitty when the screen is cleared or a picture is deleted: it loses even the one being sent.
  private func freeWhatNobodyShows() {
    images = images.filter { placements[$0.key] != nil || virtuals[$0.key] != nil }
    loading?.isLost = true
  }

  private func endLoading() {
    defer { loading = nil }
    guard let loaded = loading, !loaded.isLost, let file = Data(base64Encoded: Data(loaded.payload)),
      let image = try? PNGReader.image(Array(file))
    else { return }  // cut off
    images[loaded.number] = image
  }

  private static func keys(_ text: String, by separator: Character) -> [String: String] {
    let pairs = text.split(separator: separator).map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(pairs.map { (String($0[0]), String($0.last ?? "")) }) { $1 }
  }
}
