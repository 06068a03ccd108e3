import ArgumentParser
import Newspapers

/// A newspaper as named on the command line: by its number, or by an address, which also says where it is.
struct GivenNewspaper: Hashable, Sendable {
  let lccn: LCCN
  let home: AddressHome

  /// Parses an argument; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenNewspaper {
    let inner = written.withoutEnclosingAddress
    return GivenNewspaper(lccn: try LCCN.argument(inner), home: try AddressHome(inner))
  }
}

/// The same for a newspaper, an issue or a page.
struct GivenPlace: Hashable, Sendable {
  let address: PageAddress
  let home: AddressHome

  /// Parses an argument; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenPlace {
    let inner = written.withoutEnclosingAddress
    return GivenPlace(address: try PageAddress.argument(inner), home: try AddressHome(inner))
  }
}
