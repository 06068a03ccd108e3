import CVterm

/// A terminal without a program: libvterm interprets bytes and reports what is visible.
///
/// For one task at a time.
public final class VirtualScreen {
  public private(set) var size: (rows: Int, columns: Int)
  public private(set) var cursorVisible = true
  public private(set) var isAlternate = false
  public private(set) var title = ""
  public private(set) var bells = 0
  /// How often a setting was changed: the title, the cursor's look, mouse reports, the alternate screen.
  public private(set) var settings = 0
  /// How many controls and sequences libvterm did not know.
  public private(set) var unknowns = 0
  /// What the terminal has sent to the program, for key presses or in answer to queries, since this was last
  /// taken.
  private var replies: [UInt8] = []

  let terminal: OpaquePointer
  let screen: OpaquePointer
  private var commands = CommandFilter()
  private var filter = DimFilter()
  private var characters = CharacterFilter()
  private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)
  private let fallbacks = UnsafeMutablePointer<VTermParserCallbacks>.allocate(capacity: 1)

  public init(rows: Int, columns: Int) {
    size = (rows, columns)
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    callbacks.initialize(to: VirtualScreen.makeCallbacks())
    fallbacks.initialize(to: VirtualScreen.makeFallbacks())
    let context = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(screen, callbacks, context)
    vterm_screen_set_unrecognised_fallbacks(screen, fallbacks, context)
    vterm_output_set_callback(
      terminal,
      { bytes, count, context in
        VirtualScreen.of(context)?.replies += UnsafeRawBufferPointer(start: bytes, count: count)
      }, context)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    settings = 0
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
    fallbacks.deallocate()
  }

  /// Interprets what a program wrote.
  public func feed(_ bytes: some Sequence<UInt8>) {
    let filtered = characters.feed(filter.feed(commands.feed(bytes)))
    filtered.withUnsafeBytes { buffer in
      _ = vterm_input_write(terminal, buffer.assumingMemoryBound(to: CChar.self).baseAddress, buffer.count)
    }
  }

  public func resize(rows: Int, columns: Int) {
    size = (rows, columns)
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// What the terminal has sent to the program since the last call.
  public func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }
}

extension VirtualScreen {
  private static func of(_ context: UnsafeMutableRawPointer?) -> VirtualScreen? {
    context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static func makeCallbacks() -> VTermScreenCallbacks {
    var callbacks = VTermScreenCallbacks()
    callbacks.bell = { context in
      VirtualScreen.of(context)?.bells += 1
      return 1
    }
    callbacks.settermprop = { property, value, context in
      if let value { VirtualScreen.of(context)?.note(property, value.pointee) }
      return 1
    }
    return callbacks
  }

  private static func makeFallbacks() -> VTermParserCallbacks {
    var fallbacks = VTermParserCallbacks()
    fallbacks.control = { _, context in VirtualScreen.noteUnknown(context) }
    fallbacks.csi = { _, _, _, _, _, context in VirtualScreen.noteUnknown(context) }
    fallbacks.osc = { _, _, context in VirtualScreen.noteUnknown(context) }
    fallbacks.dcs = { _, _, context in VirtualScreen.noteUnknown(context) }
    return fallbacks
  }

  private static func noteUnknown(_ context: UnsafeMutableRawPointer?) -> Int32 {
    VirtualScreen.of(context)?.unknowns += 1
    return 0
  }

  private func note(_ property: VTermProp, _ value: VTermValue) {
    settings += 1
    switch property {
    case VTERM_PROP_CURSORVISIBLE: cursorVisible = value.boolean != 0
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }
}
