import Newspapers

extension SearchWords {
  /// `20 requests, about 11 min`; `at most 40 requests, about 22 min` if the server may be checked.
  public static func price(ofTrend price: TrendPrice) -> String {
    let words = RequestPrice(requests: price.most, seconds: price.seconds).words
    return price.most > price.requests ? "at most \(words)" : words
  }
}
