/// A reason for which bytes from another process are no message or frame.
package struct TransferError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The defect, as the end of a sentence about the bytes.
    package var problem: String

    package init(_ problem: String) { self.problem = problem }

    package var description: String { problem }
}
