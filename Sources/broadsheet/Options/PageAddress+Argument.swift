import ArgumentParser
import Newspapers

extension PageAddress {
  /// Parses an LCCN or an address from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> PageAddress {
    // Errors about a number alone can be more specific.
    guard written.contains("/") || written.contains("_") else {
      return .newspaper(try LCCN.argument(written))
    }
    do throws(PageAddressError) {
      return try PageAddress(written)
    } catch {
      throw ValidationError("\(error).")
    }
  }
}
