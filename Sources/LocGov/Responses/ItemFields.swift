import NewspaperHTTP

/// The fields we use, of a title's eighty-odd.
struct ItemFields: Decodable {
  let title: LenientLabels
  let lccn: LenientLabels
  let rawLCCN: LenientLabels
  let originalFormat: LenientLabels
  let date: LenientLabels
  let datesOfPublication: LenientLabels
  let createdPublished: LenientLabels
  let publisher: LenientLabels
  let frequency: LenientLabels
  let language: LenientLabels
  let languages: LenientLabels
  let city: LenientLabels
  let county: LenientLabels
  let state: LenientLabels
  let otherTitles: LenientLabels
  let subjectHeadings: LenientLabels
  let notes: LenientLabels
  let essay: LenientLabels
  let preceding: LenientLabels
  let succeeding: LenientLabels
  let oclc: LenientLabels
  let issn: LenientLabels

  enum CodingKeys: String, CodingKey {
    case title, date, publisher, language, languages, notes, essay
    case lccn = "number_lccn"
    case rawLCCN = "raw_lccn"
    case originalFormat = "original_format"
    case datesOfPublication = "dates_of_publication"
    case createdPublished = "created_published"
    case frequency = "publication_frequency"
    case city = "location_city"
    case county = "location_county"
    case state = "location_state"
    case otherTitles = "other_title"
    case subjectHeadings = "subject_headings"
    case preceding = "preceding_titles"
    case succeeding = "succeeding_titles"
    case oclc = "number_oclc"
    case issn = "number_issn"
  }
}
