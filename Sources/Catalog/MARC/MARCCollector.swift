import Newspapers

/// Goes through the fields of a record once and collects what each says.
struct MARCCollector {
  private let record: MARCRecord
  private var fixed = FixedField([])
  private var places: [Place] = []
  private var abroad: Set<Place> = []
  private var languages: [String] = []
  private var titles = TitleList()
  private var subjects: [String] = []
  private var fastSubjects: [String] = []
  private var ethnicities: [String] = []
  private var control = (number: "", agency: "")

  init(_ record: MARCRecord) { self.record = record }

  /// The control number as written, without blanks.
  var lccn: String? {
    guard let field = record.fields.first(where: { $0.tag == 10 }), let number = record.text(field, "a")
    else {
      return nil
    }
    return number.utf8.contains(0x20)
      ? String(decoding: number.utf8.filter { $0 != 0x20 }, as: UTF8.self) : number
  }

  mutating func collect(into newspaper: inout StoredNewspaper) {
    for field in record.fields { collect(field, into: &newspaper) }
    newspaper.startYear = fixed.start
    newspaper.endYear = fixed.end
    if newspaper.frequency.isEmpty, let name = fixed.frequency { newspaper.frequency = name }
    if newspaper.frequencyWords == newspaper.frequency { newspaper.frequencyWords = "" }
    newspaper.languages = ((fixed.language.map { [$0] } ?? []) + languages).unique().joined(separator: "\n")
    newspaper.places = MARCPlaces.arranged(
      places, abroad: abroad, state: fixed.state, published: newspaper.placeOfPublication
    ).joined(separator: "\n")
    newspaper.otherTitles = titles.others(than: newspaper.title).joined(separator: "\n")
    newspaper.subjects = (subjects.isEmpty ? fastSubjects : subjects).unique().joined(separator: "\n")
    newspaper.ethnicities = ethnicities.unique().joined(separator: "\n")
    if newspaper.oclc.isEmpty, control.agency.isEmpty || control.agency == "OCoLC" {
      newspaper.oclc = OCLCNumber.digits(control.number) ?? ""
    }
  }

  private mutating func collect(_ field: MARCRecord.Field, into newspaper: inout StoredNewspaper) {
    switch field.tag {
    case 1: control.number = record.text(field, "\0") ?? ""
    case 3: control.agency = record.text(field, "\0") ?? ""
    case 8: fixed = FixedField(record.text[record.subfields[field.subfields.lowerBound].text])
    case 22: if newspaper.issn.isEmpty { newspaper.issn = record.text(field, "a") ?? "" }
    case 35:
      if newspaper.oclc.isEmpty, let number = record.text(field, "a"), number.hasPrefix("(OCoLC)") {
        newspaper.oclc = OCLCNumber.digits(String(number.dropFirst(7))) ?? ""
      }
    case 41:
      for code in record.subfields(of: field) where code.code == 0x61 { add(languages: record.text(code)) }
    case 130, 222: if let title = record.text(field, "a") { titles.add(qualified: title) }
    case 240, 246, 740: titles.add(record.text(field, codes: "abnp"))
    case 245: if newspaper.title.isEmpty { newspaper.title = title(field) }
    case 260, 264: collectPublication(field, into: &newspaper)
    case 310, 321: collectFrequency(field, into: &newspaper)
    case 362: if let dates = record.text(field, "a") { newspaper.notes.append(line: dates) }
    case 600, 610, 611, 630, 650, 651: collectSubject(field)
    case 752: collectPlace(field)
    case 780: RelatedTitle.add(field, of: record, to: &newspaper.preceding)
    case 785: RelatedTitle.add(field, of: record, to: &newspaper.succeeding)
    case 852: newspaper.holdings.append(line: record.text(field, codes: "abz"))
    case 866: newspaper.holdings.append(line: record.text(field, codes: "az"))
    case MARCTags.notes: newspaper.notes.append(line: record.text(field, codes: "abcdefgnz3"))
    default: break
    }
  }

  private func title(_ field: MARCRecord.Field) -> String {
    TitleText.cleaned(record.text(field, codes: "abnp"))
  }

  private mutating func collectPlace(_ field: MARCRecord.Field) {
    guard let (place, isAbroad) = MARCPlaces.place(field, of: record) else { return }
    places.append(place)
    if isAbroad { abroad.insert(place) }
  }

  private func collectPublication(_ field: MARCRecord.Field, into newspaper: inout StoredNewspaper) {
    guard newspaper.placeOfPublication.isEmpty, newspaper.publisher.isEmpty else { return }
    newspaper.placeOfPublication = record.text(field, "a", trimming: ":;,=/") ?? ""
    newspaper.publisher = record.text(field, "b", trimming: ":;,=/") ?? ""
  }

  private func collectFrequency(_ field: MARCRecord.Field, into newspaper: inout StoredNewspaper) {
    guard let words = record.text(field, "a", trimming: ",") else { return }
    if field.tag == 310 {
      newspaper.frequencyWords = words
    } else {
      let years = record.text(field, "b").map { ", \($0)" } ?? ""
      newspaper.notes.append(line: "Earlier frequency: \(words)\(years)")
    }
  }

  private mutating func add(languages codes: String) {
    // Old records run several codes together.
    var rest = codes.utf8[...]
    while rest.count >= 3 {
      if let name = LanguageCodes.name(of: String(Substring(rest.prefix(3)))) { languages.append(name) }
      rest = rest.dropFirst(3)
    }
  }

  /// Without the comma or full stop that ends a name before its subdivisions.
  private static func ended(_ name: String) -> String {
    name.hasSuffix(",") ? String(name.dropLast()) : name
  }

  private mutating func collectSubject(_ field: MARCRecord.Field) {
    if field.tag == 650, let heading = record.text(field, "a"), let name = Ethnicities.name(of: heading) {
      ethnicities.append(name)
    }
    let isFast = field.secondIndicator == UInt8(ascii: "7")
    if isFast, !subjects.isEmpty { return }
    let name = record.text(field, codes: "abcdfgklmnopqrst")
    let parts = record.text(field, codes: "vxyz", separator: "--")
    var subject = name.isEmpty || parts.isEmpty ? name + parts : "\(MARCCollector.ended(name))--\(parts)"
    if subject.hasSuffix("."), subject.dropLast(2).last != "." { subject.removeLast() }
    if isFast { fastSubjects.append(subject) } else { subjects.append(subject) }
  }
}

extension String {
  /// Adds a line, unless it is empty.
  mutating func append(line: String) {
    guard !line.isEmpty else { return }
    if !isEmpty { self += "\n" }
    self += line
  }
}

extension [String] {
  /// Each once, at its first place. Meant for small lists.
  func unique() -> [String] {
    count < 2 ? self : reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
