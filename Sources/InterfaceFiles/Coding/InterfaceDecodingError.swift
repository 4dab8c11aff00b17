/// A defect of the binary form of an interface file.
package struct InterfaceDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position of the defect, in bytes from the start.
    package var offset: Int
    /// The problem, without the place and without a full stop.
    package var problem: String

    package var description: String { "byte \(offset) of the interface file's binary form: \(problem)" }
}
