import Foundation
import Graphics
import Testing

@testable import RenderTree

/// Frames as bytes, from one store into another.
@MainActor struct TransferTests {
    private let sample = """
        tree 320 240.5
        image tiles checker 4 4 2 #204080 #ffffff80
        path star M 0 0 L 10 0.5 Q 1 2 3 4 C 1 2 3 4 5 6 Z
        gradient fade radial 0.5 0.5 1 1 0 #ff0000 1 0.1,0.2,0.3,0.4
        mesh sheet tiles
          vertex 0 0 0 0 #ffffff
          vertex 4 0 1 0 #ffffff
          vertex 4 4 1 1 #ffffff
          triangle 0 1 2
        fragment part 4 4
          image image=tiles bounds=0,0,4,4
        group clips bounds=0,0,100,100
          solid bounds=0,0,10,10 color=#ff8800
          image image=tiles bounds=1,2,3,4
          path path=star
          gradient gradient=fade bounds=0,0,5,5
          mesh mesh=sheet
          fragment fragment=part bounds=0,0,8,8
          image image=missing bounds=0,0,1,1

        """

    /// Both ends of a connection, and the bytes between them.
    @MainActor private final class Connection {
        let store = ResourceStore()
        let decoder = TreeDecoder()
        var encoder = TreeEncoder()
        private let buffer = ByteBuffer()

        func bytes(of tree: RenderTree) throws -> [UInt8] {
            var writer = try buffer.writer()
            try encoder.encode(tree, from: store, into: &writer)
            return Array(writer.bytes)
        }

        func receive(_ bytes: [UInt8]) throws {
            try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                try decoder.decode(&reader)
            }
        }

        func send(_ tree: RenderTree) throws { try receive(bytes(of: tree)) }
    }

    /// The bytes of 64x64 pixels with the number `number`, or of their removal.
    private func pixels(_ number: UInt32, isRemoved: Bool = false) throws -> [UInt8] {
        var writer = try ByteBuffer().writer()
        try writer.append(isRemoved ? TransferItem.imageRemoval.rawValue : TransferItem.pixels.rawValue)
        try writer.append(number)
        if isRemoved { return Array(writer.bytes) }
        for side: UInt32 in [64, 64] { try writer.append(side) }
        try writer.append(UInt8(1))
        return Array(writer.bytes) + [UInt8](repeating: 7, count: 4 * 64 * 64)
    }

    /// The frames of a decoder have one limit: a resource that was replaced or removed does not count.
    @Test func allFramesTogetherHaveALimit() throws {
        func decode(_ bytes: [UInt8], with decoder: TreeDecoder) throws {
            try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                try decoder.decode(&reader)
            }
        }
        let decoder = TreeDecoder(largestSize: 40_000)
        for number in 1...20 as ClosedRange<UInt32> {
            try decode(pixels(1), with: decoder)
            try decode(pixels(number + 1) + pixels(number + 1, isRemoved: true), with: decoder)
        }
        try decode(pixels(2), with: decoder)
        #expect(throws: TransferError.self) { try decode(pixels(3), with: decoder) }
    }

    private func text(_ connection: Connection) -> String {
        connection.decoder.tree.text(resources: connection.decoder.store)
    }

    /// The fuzzer's inputs begin with this frame; `RECORD_GOLDEN=1` writes it anew where the format changes.
    @Test func theFuzzedFrameIsWhole() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fuzz/Corpus/tree-transfer/sample")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            let connection = Connection()
            let tree = try RenderTree.parse(sample, into: connection.store).tree
            try Data(connection.bytes(of: tree)).write(to: file)
        }
        let sent = Connection()
        let received = Connection()
        try sent.send(RenderTree.parse(sample, into: sent.store).tree)
        try received.receive(Array(Data(contentsOf: file)))
        #expect(text(received) == text(sent))
    }

    @Test func treesArriveAsTheyWere() throws {
        let connection = Connection()
        let parsed = try RenderTree.parse(sample, into: connection.store)
        try connection.send(parsed.tree)
        #expect(text(connection) == parsed.tree.text(resources: connection.store))
        #expect(connection.decoder.tree.size == parsed.tree.size)
    }

    @Test func resourcesAreSentOnceAndReleased() throws {
        let connection = Connection()
        let parsed = try RenderTree.parse(sample, into: connection.store)
        let first = try connection.bytes(of: parsed.tree)
        let second = try connection.bytes(of: parsed.tree)
        #expect(second.count < first.count, "the resources are there")
        try connection.receive(first)
        let count = connection.decoder.store.count
        try connection.receive(second)
        #expect(connection.decoder.store.count == count && count == 5)
        for id in parsed.resources { connection.store.release(id) }
        try connection.send(RenderTree(size: CGSize(width: 1, height: 1)))
        try connection.send(RenderTree(size: CGSize(width: 1, height: 1)))
        #expect(connection.decoder.store.count == 0, "what the other process released is released")
    }

    /// A mesh that is another one in every frame keeps its image.
    @Test func imagesOfMeshesAreSentOnce() throws {
        let connection = Connection()
        let image = CGImage(PixelBuffer(width: 200, height: 200))
        var sizes: [Int] = []
        for frame in 0..<3 {
            let vertices = (0..<3).map {
                Mesh.Vertex(position: SIMD2(Float($0), Float(frame)), textureCoordinate: SIMD2(0, 0))
            }
            let id = connection.store.insert(
                .mesh(Mesh(vertices: ContiguousArray(vertices), indices: [0, 1, 2], image: image)))
            var node = RenderNode(.mesh)
            node.resource = id
            let bytes = try connection.bytes(of: RenderTree(nodes: [node]))
            try connection.receive(bytes)
            sizes.append(bytes.count)
            connection.store.release(id)
        }
        #expect(sizes[0] > 160_000 && sizes[1] < 1_000 && sizes[2] < 1_000)
        guard case .mesh(let mesh) = connection.decoder.store[connection.decoder.tree.nodes[0].resource] else {
            Issue.record("there is no mesh")
            return
        }
        #expect(mesh.image?.width == 200 && mesh.vertices[0].position.y == 2)
    }

    @Test func changedNodesAloneAreSent() throws {
        let connection = Connection()
        var tree = RenderTree(size: CGSize(width: 10, height: 10))
        tree.nodes = ContiguousArray(repeating: RenderNode(.solid), count: 1_001)
        tree.nodes[0] = RenderNode(.group)
        tree.nodes[0].subtreeCount = 1_001
        tree.history.commit = 7
        try connection.send(tree)
        tree.nodes[500].opacity = 0.25
        tree.history.commit = 8
        tree.history.base = 7
        tree.history.changes = [500]
        let bytes = try connection.bytes(of: tree)
        try connection.receive(bytes)
        #expect(bytes.count < 400)
        let received = connection.decoder.tree
        #expect(received.nodes == tree.nodes && received.history.changes == [500])
        #expect(received.history.base == received.history.commit - 1)
        #expect(try connection.bytes(of: tree).isEmpty, "nothing was committed")
    }

    /// Whatever the other process writes, this one does not trap, and takes no more memory than the bytes announce.
    @Test func damagedBytesAreErrors() throws {
        let source = Connection()
        let parsed = try RenderTree.parse(sample, into: source.store)
        let bytes = try source.bytes(of: parsed.tree)
        var refused = 0
        for position in bytes.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] where bytes[position] != value {
                var damaged = bytes
                damaged[position] = value
                do { try Connection().receive(damaged) } catch { refused += 1 }
            }
        }
        #expect(refused > bytes.count / 4)
        for count in bytes.indices where count > 0 {
            // A cut between two items leaves a frame that is whole in itself.
            _ = try? Connection().receive(Array(bytes[..<count]))
        }
    }

    /// An image that users' own files may not have is none: 32,767 pixels a side.
    @Test(arguments: [
        (32_767, 1, true), (32_768, 1, false), (40_000, 1, false), (1, 40_000, false), (32_767, 20_000, false),
    ])
    func anImageBeyondTheLimitIsRefused(_ width: Int, _ height: Int, _ isAccepted: Bool) throws {
        func bytes(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
        var frame = [TransferItem.pixels.rawValue] + bytes(1) + bytes(UInt32(width)) + bytes(UInt32(height)) + [1]
        // Of what is too large altogether the size alone is enough.
        if width * height < 1 << 20 { frame += [UInt8](repeating: 0, count: 4 * width * height) }
        let error: (any Error)?
        do {
            try Connection().receive(frame)
            error = nil
        } catch let thrown {
            error = thrown
        }
        #expect((error == nil) == isAccepted)
        if let error { #expect("\(error)".contains("an image has \(width)x\(height) pixels"), "\(error)") }
    }
}
