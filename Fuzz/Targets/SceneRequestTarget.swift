import RenderTree

@testable import Preview

/// Reads requests to the process of a user's code; what is written of them must be the bytes that they were read from.
enum SceneRequestTarget: FuzzTarget {
    static let name = "scene-request"
    static let longestInput = 512

    static func run(_ bytes: UnsafeRawBufferPointer) {
        var reader = ByteReader(bytes)
        let buffer = ByteBuffer()
        guard var writer = try? buffer.writer() else { return }
        while !reader.isAtEnd {
            let start = reader.offset
            guard let request = try? SceneRequest(&reader) else { return }
            writer.removeAll()
            do { try request.write(to: &writer) } catch {
                preconditionFailure("\(request) cannot be written: \(error)")
            }
            var again = ByteReader(writer.bytes)
            let copy = try? SceneRequest(&again)
            precondition(
                copy.map { "\($0)" } == "\(request)" && writer.count == reader.offset - start,
                "\(request) reads back as \(String(describing: copy))")
        }
    }
}
