import Files
import Newspapers

/// Calls `work`, which writes files.
func local<Value>(_ work: () throws(FileFailure) -> Value) throws(NewspaperError) -> Value {
  do throws(FileFailure) { return try work() } catch { throw .local(what: "cannot write \(error.reason)") }
}
