import Compositor
import RenderTree

@testable import Preview

/// Reads a reply of the process of a user's code with the frame behind it, and draws that; an error that refuses it is a correct
/// result.
enum SceneReplyTarget: FuzzTarget {
    static let name = "scene-reply"
    static let longestInput = 4_096

    private static let side = 32

    static func run(_ bytes: UnsafeRawBufferPointer) {
        var reader = ByteReader(bytes)
        guard let reply = try? SceneReply(&reader) else { return }
        let buffer = ByteBuffer()
        guard var writer = try? buffer.writer() else { return }
        do { try reply.write(to: &writer) } catch { preconditionFailure("\(reply) cannot be written: \(error)") }
        let written = Array(writer.bytes)
        let copy = written.withUnsafeBytes { bytes in
            var again = ByteReader(bytes)
            return try? SceneReply(&again)
        }
        writer.removeAll()
        try? copy?.write(to: &writer)
        precondition(writer.bytes.elementsEqual(written), "\(reply) reads back as \(String(describing: copy))")
        let decoder = TreeDecoder()
        guard (try? decoder.decode(&reader)) != nil, !decoder.tree.nodes.isEmpty else { return }
        let backend = CPUBackend(width: side, height: side, kernels: .best)
        let renderer = FrameRenderer(backend: backend, kernels: .best, fragmentBudget: 1 << 20)
        renderer.prepare(decoder.tree, resources: decoder.store, width: side, height: side, scale: 1)
        try? renderer.draw()
    }
}
