import ArgumentParser
import Newspapers

/// A newspaper as the command line names it: by its number, or by an address, which also says where it is.
struct GivenNewspaper: Hashable, Sendable {
  let lccn: LCCN
  let home: AddressHome

  /// Reads an argument; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenNewspaper {
    GivenNewspaper(lccn: try LCCN.argument(written), home: try AddressHome(written))
  }
}

/// The same of a newspaper, an issue or a page.
struct GivenPlace: Hashable, Sendable {
  let address: PageAddress
  let home: AddressHome

  /// Reads an argument; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> GivenPlace {
    GivenPlace(address: try PageAddress.argument(written), home: try AddressHome(written))
  }
}
