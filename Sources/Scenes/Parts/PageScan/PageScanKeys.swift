import TerminalUI

extension Command {
  public static let showScan: Command = "show-scan"
  public static let focusScan: Command = "focus-scan"
  public static let zoomIn: Command = "zoom-in"
  public static let zoomOut: Command = "zoom-out"
  public static let fitPage: Command = "fit-page"
  public static let fitWidth: Command = "fit-width"
  public static let fitColumn: Command = "fit-column"
  public static let panLeft: Command = "pan-left"
  public static let panRight: Command = "pan-right"
}

/// What a page's keys do with its scan.
public enum PageScanKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.showScan, "v", help: "show the page's scan, or hide it", hint: "scan"),
    KeyBinding(
      .focusScan, "Tab", "S-Tab",
      help:
        "move in the scan with the keys that move in the text, or in the text again; Space reads on down its columns"
    ),
    KeyBinding(.zoomIn, "+", help: "enlarge the scan", hint: "zoom"),
    KeyBinding(.zoomOut, "-", help: "make the scan smaller"),
    KeyBinding(.fitPage, "0", help: "show the whole page of the scan"),
    KeyBinding(.fitWidth, "=", help: "show the scan as wide as there is room, from its top"),
    KeyBinding(.fitColumn, "c", help: "enlarge the column of the scan that is in the middle"),
    KeyBinding(.panLeft, "h", "Left", help: "in the scan: go left; in the text: go back"),
    KeyBinding(.panRight, "l", "Right", help: "in the scan: go right"),
  ]
}
