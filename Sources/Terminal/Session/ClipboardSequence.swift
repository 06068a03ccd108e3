import FoundationEssentials

/// The sequence that puts text on the clipboard of a terminal (OSC 52).
public enum ClipboardSequence {
  public static func text(_ text: String) -> String {
    let sequence = "\u{1b}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
    guard Tmux.isAroundThis else { return sequence }
    // Depending on its settings, tmux handles the sequence itself or passes on the wrapped one.
    return sequence + "\u{1b}Ptmux;" + sequence.replacing("\u{1b}", with: "\u{1b}\u{1b}") + "\u{1b}\\"
  }
}
