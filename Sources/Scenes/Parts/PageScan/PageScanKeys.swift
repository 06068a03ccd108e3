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
    KeyBinding(.showScan, "v", help: "show or hide the page's scan", hint: "scan"),
    KeyBinding(
      .focusScan, "Tab", "S-Tab",
      help:
        "switch movement keys between text and scan; in the scan, Space reads down the columns"
    ),
    KeyBinding(.zoomIn, "+", help: "zoom in on the scan", hint: "zoom"),
    KeyBinding(.zoomOut, "-", help: "zoom out"),
    KeyBinding(.fitPage, "0", help: "fit the whole page"),
    KeyBinding(.fitWidth, "=", help: "fit the scan to the width, from the top"),
    KeyBinding(.fitColumn, "c", help: "zoom in on the column in the middle"),
    KeyBinding(.panLeft, "h", "Left", help: "in the scan: go left; in the text: go back"),
    KeyBinding(.panRight, "l", "Right", help: "in the scan: go right"),
  ]
}
