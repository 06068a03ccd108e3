import Newspapers

/// The services for the places that a command names: one service for each place.
@MainActor struct HomeServices {
  private let source: SourceOptions
  private var known: [AddressHome: Services] = [:]
  private var feeding: [AddressHome: NewspaperService] = [:]

  init(_ source: SourceOptions) { self.source = source }

  mutating func services(for home: AddressHome) throws -> Services {
    let services = try known[home] ?? source.services(for: home)
    known[home] = services
    return services
  }

  /// What feeds presenters: one for each place, since it caches what it has read.
  mutating func service(for home: AddressHome) throws -> NewspaperService {
    let service = try feeding[home] ?? services(for: home).service
    feeding[home] = service
    return service
  }
}
