/// Removes application program commands (`ESC _` to `ESC \`), which libvterm 0.1 does not know and would
/// show.
struct CommandFilter {
  private var isEscaped = false
  private var isCommand = false

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for byte in bytes {
      let isAfterEscape = isEscaped
      isEscaped = byte == 0x1b
      if isCommand {
        if isAfterEscape, byte == UInt8(ascii: "\\") { isCommand = false }
      } else if isAfterEscape, byte == UInt8(ascii: "_") {
        isCommand = true
      } else {
        if isAfterEscape { output.append(0x1b) }
        if !isEscaped { output.append(byte) }
      }
    }
    return output
  }
}
