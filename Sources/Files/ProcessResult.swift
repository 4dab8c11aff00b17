import Foundation

/// The result of a program that was run to its end.
package struct ProcessResult: Sendable {
    /// The exit status; nil where a signal ended the program.
    package let status: Int32?
    package let output: Data
    package let errors: Data
}
