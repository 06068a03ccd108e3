import ArgumentParser
import Presentation

/// What `-o` means for a clip: a folder, and the name of its files without a suffix.
struct ClipTarget: Hashable {
  let folder: String
  /// Nil for the default one.
  let name: String?
  /// Nil if the name does not say.
  let format: ClipFormat?
  /// Whether the name can only be a folder's; it is then created.
  let makesFolder: Bool

  init(_ written: String?) {
    makesFolder = written?.hasSuffix("/") == true
    guard let written else {
      (folder, name, format) = (".", nil, nil)
      return
    }
    let slash = written.lastIndex(of: "/")
    let folder = slash.map { written[...$0] } ?? ""
    var name = slash.map { written[written.index(after: $0)...] } ?? written[...]
    var format: ClipFormat?
    for (suffix, named) in [(".jpg", ClipFormat.jpg), (".jpeg", .jpg), (".png", .png), (".json", nil)]
    where name.lowercased().hasSuffix(suffix) && name.count > suffix.count {
      name = name.dropLast(suffix.count)
      format = named
      break
    }
    self.folder = folder.isEmpty ? "." : folder == "/" ? "/" : String(folder.dropLast())
    self.name = name.isEmpty ? nil : String(name)
    self.format = format
  }

  /// - Throws: `ValidationError` if it cannot be the name of two files, or names a kind of picture that clips
  ///   cannot be.
  static func check(_ written: String?) throws {
    guard let written else { return }
    if written == "-" {
      throw ValidationError("A clip is two files: give -o a name, or a folder that ends in a slash.")
    }
    if written.hasPrefix("/dev/") {
      throw ValidationError("A clip is two files, which cannot be below /dev: give -o another name.")
    }
    try checkPicture(written, "A clip's picture is a JPEG or a PNG")
  }

  /// - Parameter rule: the format of the pictures, as a sentence without a period.
  /// - Throws: `ValidationError` for a name whose extension is that of another format.
  static func checkPicture(_ written: String?, _ rule: String) throws {
    let name = written?.lowercased() ?? ""
    if let suffix = otherPictures.first(where: { name.hasSuffix($0) }) {
      throw ValidationError("\(rule): end the name in .jpg or .png, not in \(suffix).")
    }
  }

  private static let otherPictures = [
    ".gif", ".tif", ".tiff", ".webp", ".pdf", ".bmp", ".svg", ".heic", ".heif", ".avif", ".jp2", ".jxl",
    ".eps", ".ps", ".ppm", ".pgm", ".djvu", ".psd",
  ]
}
