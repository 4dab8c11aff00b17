import InterfaceFiles

/// An interface file as it was read, with the defects of its parts.
package struct InterfaceReading: Hashable, Sendable {
    package var file: InterfaceFile
    /// The parts that could not be read, in the order of the file; what they set has its default.
    ///
    /// `InterfaceFile.problems` says what does not fit together.
    package var problems: [InterfaceProblem]
}
