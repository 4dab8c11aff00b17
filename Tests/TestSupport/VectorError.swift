/// Why expected values could not be loaded.
package struct VectorError: Error, CustomStringConvertible {
    package var path: String
    package var problem: String
    package var remedy: String

    package var description: String { "\(path): \(problem). \(remedy)" }
}
