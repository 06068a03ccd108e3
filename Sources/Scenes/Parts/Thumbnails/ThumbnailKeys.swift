import TerminalUI

enum ThumbnailKeys {
  /// For a list; the pane beside it handles it.
  static let frontPageBeside = KeyBinding(
    .loadPicture, "v", help: "load the front page shown at the side (at 120 columns or more)")
}

extension Command {
  public static let loadPictures: Command = "load-pictures"
  public static let loadPicture: Command = "load-picture"
}
