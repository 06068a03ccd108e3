/// The services of the places that a command names: what is at one place is asked of one service.
@MainActor struct HomeServices {
  private let source: SourceOptions
  private var known: [AddressHome: Services] = [:]

  init(_ source: SourceOptions) { self.source = source }

  mutating func services(for home: AddressHome) throws -> Services {
    let services = try known[home] ?? source.services(for: home)
    known[home] = services
    return services
  }
}
