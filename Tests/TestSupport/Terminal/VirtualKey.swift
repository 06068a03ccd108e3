import CVterm

/// A key of a `VirtualTerminal`.
public enum VirtualKey: Hashable, Sendable {
  case character(Unicode.Scalar)
  case enter, tab, backspace, escape
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case function(Int)

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: VTERM_MOD_SHIFT.rawValue)
    public static let alt = Modifiers(rawValue: VTERM_MOD_ALT.rawValue)
    public static let control = Modifiers(rawValue: VTERM_MOD_CTRL.rawValue)
  }
}

extension VirtualScreen {
  /// Presses a key: what a terminal in its current mode would send is added to the replies.
  public func press(_ key: VirtualKey, _ modifiers: VirtualKey.Modifiers = []) {
    let modifier = VTermModifier(rawValue: modifiers.rawValue)
    if case .character(let scalar) = key {
      vterm_keyboard_unichar(terminal, scalar.value, modifier)
    } else {
      vterm_keyboard_key(terminal, key.code, modifier)
    }
  }

  /// Pastes text, bracketed if the program requested that.
  public func paste(_ text: String) {
    vterm_keyboard_start_paste(terminal)
    for scalar in text.unicodeScalars { vterm_keyboard_unichar(terminal, scalar.value, VTERM_MOD_NONE) }
    vterm_keyboard_end_paste(terminal)
  }
}

extension VirtualKey {
  fileprivate var code: VTermKey {
    switch self {
    case .character: VTERM_KEY_NONE
    case .enter: VTERM_KEY_ENTER
    case .tab: VTERM_KEY_TAB
    case .backspace: VTERM_KEY_BACKSPACE
    case .escape: VTERM_KEY_ESCAPE
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    case .insert: VTERM_KEY_INS
    case .delete: VTERM_KEY_DEL
    case .function(let number): VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + UInt32(number))
    }
  }
}
