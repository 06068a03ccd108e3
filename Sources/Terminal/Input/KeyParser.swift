/// Turns the bytes from a terminal into keys, pastes, mouse events and answers, no matter how they are split.
///
/// Sequences that mean nothing here (focus, older mouse reports, unknown ones) are dropped whole. Memory is
/// bounded, whatever arrives.
public struct KeyParser: Sendable {
  private enum State: Equatable {
    case ground
    case escape
    case control
    /// After `CSI [`: F1 to F5 on the Linux console.
    case console
    case singleShift
    case mouse(missing: Int)
    /// An OSC, DCS, SOS, PM or APC string: the byte that began it, and whether any byte followed.
    case string(UInt8, isEmpty: Bool)
    case stringEscape
    case paste
  }

  /// No key has longer parameters.
  private static let parameterLimit = 64
  /// No answer is longer.
  private static let stringLimit = 128

  private var state = State.ground
  private var parameters: [UInt8] = []
  private var string: [UInt8] = []
  private var stringStart: UInt8 = 0
  private var isAlt = false
  private var decoder = UTF8Decoder()
  private var paste = PasteBuffer()

  public init() {}

  /// True if the input so far ends inside a sequence. If no more bytes arrive soon, call `flush()`.
  public var isPending: Bool { decoder.isPending || (state != .ground && state != .paste) }

  /// True if the pending input is too long to be typed: most likely an answer that is still arriving.
  public var isWithinResponse: Bool {
    switch state {
    case .control: !parameters.isEmpty
    case .string(_, let isEmpty): !isEmpty
    case .stringEscape: true
    default: false
    }
  }

  /// True during a paste, which may pause as long as a slow line does. If it pauses much longer, call
  /// `endPaste()`.
  public var isPasting: Bool { state == .paste }

  /// The events that `bytes` complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { take(byte, &events) }
    return events
  }

  /// Ends a paste whose end marker never came. Otherwise every later key would be part of the paste.
  public mutating func endPaste() -> [TerminalEvent] {
    guard isPasting else { return [] }
    state = .ground
    return [.paste(paste.end())]
  }

  /// Ends pending input: a lone ESC was the Esc key, ESC and the beginning of a sequence were Alt and a key.
  public mutating func flush() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    switch state {
    case .escape: events.append(.key(Key(.escape)))
    case .control where parameters.isEmpty: takeAlt(UInt8(ascii: "["), &events)
    case .singleShift: takeAlt(UInt8(ascii: "O"), &events)
    case .string(let first, isEmpty: true): takeAlt(first, &events)
    case .paste: return []
    default: if decoder.finish() { takeScalar("\u{fffd}", &events) }
    }
    state = .ground
    return events
  }
}

extension KeyParser {
  private mutating func take(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch state {
    case .ground: takeText(byte, &events)
    case .escape: takeEscaped(byte, &events)
    case .control: takeControl(byte, &events)
    case .console: end(with: KeyEncoding.consoleKey(byte), &events)
    case .singleShift: takeShifted(byte, &events)
    case .mouse(let missing): state = missing > 1 ? .mouse(missing: missing - 1) : .ground
    case .string(let first, _): takeString(byte, first, &events)
    case .stringEscape:
      state = .escape
      if byte == UInt8(ascii: "\\") { endString(&events) } else { takeEscaped(byte, &events) }
    case .paste:
      guard let text = paste.take(byte) else { return }
      state = .ground
      events.append(.paste(text))
    }
  }

  private mutating func takeText(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    let (isBroken, scalar) = decoder.decode(byte)
    if isBroken { takeScalar("\u{fffd}", &events) }
    if let scalar { takeScalar(scalar, &events) }
  }

  private mutating func takeScalar(_ scalar: Unicode.Scalar, _ events: inout [TerminalEvent]) {
    let modifiers: Key.Modifiers = isAlt ? .alt : []
    isAlt = false
    if scalar == KeyParser.escape {
      state = .escape
    } else if let key = KeyEncoding.key(typed: scalar, modifiers) {
      events.append(.key(key))
    }
  }

  private mutating func takeAlt(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    (state, isAlt) = (.ground, true)
    takeText(byte, &events)
  }

  private mutating func takeEscaped(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case UInt8(ascii: "["):
      state = .control
      parameters.removeAll(keepingCapacity: true)
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(byte, isEmpty: true)
      string.removeAll(keepingCapacity: true)
      stringStart = byte
    case UInt8(KeyParser.escape.value): events.append(.key(Key(.escape)))
    default: takeAlt(byte, &events)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x20...0x3f: if parameters.count < KeyParser.parameterLimit { parameters.append(byte) }
    case UInt8(ascii: "[") where parameters.isEmpty: state = .console
    case UInt8(ascii: "M") where parameters.isEmpty: state = .mouse(missing: 3)
    case UInt8(ascii: "~") where parameters.elementsEqual("200".utf8): state = .paste
    case 0x40...0x7e:
      endControl(byte, &events)
    default: abandon(byte, &events)
    }
  }

  private mutating func endControl(_ final: UInt8, _ events: inout [TerminalEvent]) {
    state = .ground
    if let mouse = MouseEvent(parameters, final: final) {
      events.append(.mouse(mouse))
    } else if let answer = TerminalReply(parameters, final: final) {
      events.append(.answer(answer))
    } else if let key = KeyEncoding.key(parameters, final: final) {
      events.append(.key(key))
    }
  }

  private mutating func takeShifted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x40...0x7e: end(with: KeyEncoding.key(singleShift: byte), &events)
    default: abandon(byte, &events)
    }
  }

  private mutating func takeString(_ byte: UInt8, _ first: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x07: endString(&events)
    case 0x18, 0x1a: state = .ground  // CAN and SUB cancel it
    case UInt8(KeyParser.escape.value): state = .stringEscape
    default:
      state = .string(first, isEmpty: false)
      if string.count <= KeyParser.stringLimit { string.append(byte) }
    }
  }

  private mutating func endString(_ events: inout [TerminalEvent]) {
    state = .ground
    guard string.count <= KeyParser.stringLimit,
      let answer = TerminalReply(string: string, begunBy: stringStart)
    else { return }
    events.append(.answer(answer))
  }

  private mutating func end(with key: Key?, _ events: inout [TerminalEvent]) {
    state = .ground
    if let key { events.append(.key(key)) }
  }

  /// Drops a sequence that `byte` cannot continue, and handles the byte by itself.
  private mutating func abandon(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    state = .ground
    takeText(byte, &events)
  }

  private static let escape: Unicode.Scalar = "\u{1b}"
}
