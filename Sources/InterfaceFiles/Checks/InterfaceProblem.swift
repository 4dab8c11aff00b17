/// A defect of an interface file.
package struct InterfaceProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    package var file: String
    /// The line, from 1; nil where the whole file is meant.
    package var line: Int?
    /// The id of the object that it is about.
    package var objectID: String?
    /// The problem and its remedy, without the place and without a full stop.
    package var sentence: String

    package init(file: String, line: Int? = nil, objectID: String? = nil, _ sentence: String) {
        self.file = file
        self.line = line
        self.objectID = objectID
        self.sentence = sentence
    }

    /// Such as `Main.storyboard:12: object BYZ-38-t0r: …`.
    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return objectID.map { "\(place): object \($0): \(sentence)" } ?? "\(place): \(sentence)"
    }
}
