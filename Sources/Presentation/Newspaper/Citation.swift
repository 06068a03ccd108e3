/// A newspaper citation in the Chicago Manual's style for a newspaper in an online collection.
public enum Citation {
  public static func words(title: String, place: String, years: String, source: String, address: String)
    -> String
  {
    let whence = place.isEmpty ? "" : " (\(place))"
    let when = years.isEmpty ? "" : ", \(years)"
    let collection =
      address.contains("loc.gov/")
      ? "Chronicling America: Historic American Newspapers, Library of Congress" : source
    return "\(title)\(whence)\(when). \(collection). \(address)"
  }
}
