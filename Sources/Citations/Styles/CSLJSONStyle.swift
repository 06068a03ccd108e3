import FoundationEssentials
import Newspapers

/// CSL-JSON (docs.citationstyles.org, schema of 1.0.2), which Zotero, pandoc and citeproc read.
enum CSLJSONStyle {
  static func object(_ reference: Reference, key: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them can always be encoded, so there is no error to report.
    guard let data = try? encoder.encode(CSLItem(reference, key: key)) else {
      preconditionFailure("\(reference) is not JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
