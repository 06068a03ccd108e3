/// The response at `/api/chronam/`: a site with `links` there has all of chronam's JSON below it.
struct APIIndexResponse: Decodable {
  let hasLinks: Bool

  private enum CodingKeys: String, CodingKey { case links }

  init(from decoder: any Decoder) throws {
    hasLinks = try decoder.container(keyedBy: CodingKeys.self).contains(.links)
  }
}
