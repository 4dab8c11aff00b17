import Foundation
import InterfaceFiles
import InterfaceReader
import Testing

/// A storyboard of a megabyte is read whole, and its binary form is a fraction of it.
@Suite struct LargeFileTests {
    @Test func everyPartOfALargeFileIsRead() throws {
        let names: Set<String> = ["Xcode6", "Xcode11", "Xcode13", "Xcode15"]
        let samples = try Sample.files().filter { names.contains($0.name.replacing(".storyboard", with: "")) }
        let expected = try samples.map { Counts(try InterfaceFileReader.read(try $0.data, named: $0.name).file) }
        let count = 42
        let data = Data(try LargeStoryboard(samples, count: count).text.utf8)
        #expect(data.count > 1 << 20)
        let reading = try InterfaceFileReader.read(data, named: "Large.storyboard")
        #expect(reading.problems.isEmpty)
        #expect(reading.file.problems.isEmpty)
        let counts = Counts(reading.file)
        #expect(counts.objects == count * expected.map(\.objects).reduce(0, +))
        #expect(counts.constraints == count * expected.map(\.constraints).reduce(0, +))
        #expect(counts.connections == count * expected.map(\.connections).reduce(0, +))
        let bytes = reading.file.encoded()
        #expect(bytes.count < data.count / 3)
        #expect(try InterfaceFile(decoding: bytes) == reading.file)
    }
}

/// The numbers of a file's parts.
private struct Counts {
    var objects = 0
    var constraints = 0
    var connections = 0

    init(_ file: InterfaceFile) {
        file.visit { object in
            objects += 1
            constraints += object.constraints.count
            connections += object.connections.count
        }
    }
}
