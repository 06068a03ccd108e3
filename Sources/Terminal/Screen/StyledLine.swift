import Text

/// A line of styled text, for programs that do not take over the screen.
public enum StyledLine {
  /// The bytes that show `runs`, then restore the terminal's own style. Nothing in the texts can control the
  /// terminal.
  public static func bytes(_ runs: [(text: String, style: Style)], _ depth: ColorDepth) -> [UInt8] {
    var output = ControlBytes()
    var pen = Pen(colorDepth: depth)
    for run in runs {
      pen.change(to: run.style, in: &output)
      for scalar in Sanitizer.sanitized(run.text).unicodeScalars { output.append(scalar: scalar) }
    }
    pen.change(to: .plain, in: &output)
    output.append("\n")
    return output.bytes
  }
}
