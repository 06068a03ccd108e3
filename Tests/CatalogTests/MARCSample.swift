/// Synthetic MARCXML.
enum MARCSample {
  static func collection(_ records: [String]) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<collection>\n" + records.joined(separator: "\n")
      + "\n</collection>\n"
  }

  /// A record with the fields that every newspaper has.
  static func record(_ number: Int, title: String = "Evening star", more: String = "") -> String {
    "<record><leader>00000cas a2200000 a 4500</leader>"
      + "<controlfield tag=\"008\">760619d18541972ohuwr ne      0    0eng c</controlfield>"
      + "<datafield tag=\"010\" ind1=\" \" ind2=\" \"><subfield code=\"a\">sn \(10_000_000 + number)</subfield></datafield>"
      + "<datafield tag=\"245\" ind1=\"0\" ind2=\"0\"><subfield code=\"a\">\(title) \(number).</subfield></datafield>\(more)</record>"
  }
}
