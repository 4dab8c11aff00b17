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
            let written = Array(writer.bytes)
            precondition(written.count == reader.offset - start, "\(request) is written in \(written.count) bytes")
            let copy = written.withUnsafeBytes { bytes in
                var again = ByteReader(bytes)
                return try? SceneRequest(&again)
            }
            writer.removeAll()
            try? copy?.write(to: &writer)
            precondition(writer.bytes.elementsEqual(written), "\(request) reads back as \(String(describing: copy))")
        }
    }
}
