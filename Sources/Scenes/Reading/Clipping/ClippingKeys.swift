import TerminalUI

extension Command {
  public static let frameLeft: Command = "frame-left"
  public static let frameRight: Command = "frame-right"
  public static let frameUp: Command = "frame-up"
  public static let frameDown: Command = "frame-down"
  public static let frameNarrower: Command = "frame-narrower"
  public static let frameWider: Command = "frame-wider"
  public static let frameShorter: Command = "frame-shorter"
  public static let frameTaller: Command = "frame-taller"
  public static let frameBlock: Command = "frame-block"
  public static let frameColumn: Command = "frame-column"
  public static let framePage: Command = "frame-page"
  public static let frameAnother: Command = "frame-another"
  public static let dropFrame: Command = "drop-frame"
  public static let saveClip: Command = "save-clip"
}

/// The keys of a region that is being clipped.
public enum ClippingKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.saveClip, "Enter", help: "ask for the headline, and save the clip", hint: "save"),
    KeyBinding(.frameBlock, "b", help: "frame the block in the middle", hint: "block"),
    KeyBinding(.frameColumn, "c", help: "frame the column in the middle", hint: "column"),
    KeyBinding(.framePage, "p", help: "frame the whole page", hint: "page"),
    KeyBinding(
      .frameAnother, "+", help: "keep this region, and frame another of the same clip", hint: "another"),
    KeyBinding(.dropFrame, "-", help: "drop this region, and go back to the one before"),
    KeyBinding(.frameLeft, "Left", "h", help: "move the frame left; with a count, N times as far"),
    KeyBinding(.frameRight, "Right", "l", help: "move it right"),
    KeyBinding(.frameUp, "Up", "k", help: "move it up"),
    KeyBinding(.frameDown, "Down", "j", help: "move it down"),
    KeyBinding(.frameNarrower, "S-Left", "H", help: "make the frame narrower, from the right"),
    KeyBinding(.frameWider, "S-Right", "L", help: "make it wider"),
    KeyBinding(.frameShorter, "S-Up", "K", help: "make it shorter, from the bottom"),
    KeyBinding(.frameTaller, "S-Down", "J", help: "make it taller"),
    KeyBinding(.showScan, "v", help: "switch between the scan and the words in the frame", hint: "words"),
    KeyBinding(.readAgain, "r", help: "read the region again on this machine; needs Tesseract"),
    KeyBinding(.zoomIn, ">", help: "zoom in on the scan"),
    KeyBinding(.zoomOut, "<", help: "zoom out"),
    KeyBinding(.fitPage, "0", help: "show the whole page"),
    KeyBinding(.pageDown, "PgDn", "Space", help: "go down in the words"),
    KeyBinding(.pageUp, "PgUp", help: "go up in the words"),
  ]
}
