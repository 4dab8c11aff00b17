import Foundation
import Graphics

/// Reads the frames of a `TreeEncoder` in another process into a store of this one.
///
/// The bytes are checked before they are used: ends, kinds, counts and indices. A frame with a defect is an error, after
/// which the decoder is of no use.
@MainActor package final class TreeDecoder {
    /// The store of the resources that the trees name.
    package let store: ResourceStore
    /// The newest tree.
    package private(set) var tree = RenderTree()
    /// The resources that are there, by the ids of the encoder's store.
    private var resources: [ResourceID: StoredResource] = [:]
    private var images: [UInt32: CGImage] = [:]
    private var commitCount: UInt64
    /// Bytes of the resources and pixels that are there, as they were transferred.
    private var totalSize = 0
    /// Nodes of the fragments that show others, with theirs.
    private var nestedNodeCount = 0

    private struct StoredResource {
        /// The id in this store.
        var id: ResourceID
        var size: Int
        /// Nodes of a fragment that shows others, with theirs; 0 for anything else.
        var nestedNodeCount: Int
    }

    /// An id that no store gives: it names a resource that is not there.
    private static let missing = ResourceID(rawValue: .max)
    /// Bytes that all resources and pixels together may have.
    private let largestSize: Int

    /// A decoder into `store`; its trees are numbered after `commit`, that of the last tree of the same store.
    ///
    /// Resources and pixels have at most `largestSize` bytes together, by default as many as a process of opened code.
    package init(store: ResourceStore = ResourceStore(), after commit: UInt64 = 0, largestSize: Int = 2 << 30) {
        self.store = store
        self.largestSize = largestSize
        commitCount = commit
    }

    isolated deinit {
        for resource in resources.values { store.release(resource.id) }
    }

    /// Reads the frame in the rest of `reader`.
    package func decode(_ reader: inout ByteReader) throws(TransferError) {
        store.flushReleases()
        while !reader.isAtEnd {
            let kind = try reader.value(UInt8.self)
            guard let item = TransferItem(rawValue: kind) else { throw TransferError("there is no item \(kind)") }
            try decode(item, &reader)
        }
        guard totalSize <= largestSize else {
            throw TransferError("its images and other resources have \(totalSize) bytes, which may be \(largestSize)")
        }
        guard nestedNodeCount <= FragmentExtent.storeLimit else {
            throw TransferError(
                """
                the fragments that show others have \(nestedNodeCount) nodes with theirs, which may be \
                \(FragmentExtent.storeLimit)
                """)
        }
    }

    private func decode(_ item: TransferItem, _ reader: inout ByteReader) throws(TransferError) {
        let start = reader.offset
        switch item {
        case .pixels: try decodePixels(&reader)
        case .imageRemoval:
            set(nil, as: try reader.value(UInt32.self))
        case .image:
            let id = try resourceID(&reader)
            insert(.image(try image(numbered: reader.value())), as: id, size: reader.offset - start)
        case .mesh:
            let id = try resourceID(&reader)
            insert(.mesh(try mesh(&reader)), as: id, size: reader.offset - start)
        case .path:
            let id = try resourceID(&reader)
            insert(.path(try reader.path()), as: id, size: reader.offset - start)
        case .gradient:
            let id = try resourceID(&reader)
            insert(.gradient(try reader.gradient()), as: id, size: reader.offset - start)
        case .fragment:
            let id = try resourceID(&reader)
            var tree = RenderTree(nodes: try nodes(&reader))
            try readMatrices(of: &tree, &reader)
            let fragment = Fragment(tree: tree, store: store)
            if let excess = fragment.extent.excess { throw TransferError(excess) }
            let nestedNodeCount = fragment.extent.depth > 1 ? fragment.extent.nodeCount : 0
            insert(.fragment(fragment), as: id, size: reader.offset - start, nestedNodeCount: nestedNodeCount)
        case .removal:
            set(nil, as: try resourceID(&reader))
        case .tree: try decodeTree(&reader)
        }
    }

    private func resourceID(_ reader: inout ByteReader) throws(TransferError) -> ResourceID {
        ResourceID(rawValue: try reader.value())
    }

    private func insert(_ resource: Resource, as id: ResourceID, size: Int, nestedNodeCount: Int = 0) {
        set(StoredResource(id: store.insert(resource), size: size, nestedNodeCount: nestedNodeCount), as: id)
    }

    /// Puts `resource`, nil for none, in the place of the one that the encoder calls `id`.
    private func set(_ resource: StoredResource?, as id: ResourceID) {
        let former = resources[id]
        resources[id] = resource
        totalSize += (resource?.size ?? 0) - (former?.size ?? 0)
        nestedNodeCount += (resource?.nestedNodeCount ?? 0) - (former?.nestedNodeCount ?? 0)
        if let former { store.releaseAfterCommit(former.id) }
    }

    /// Puts `image`, nil for none, in the place of the one that the encoder calls `number`.
    private func set(_ image: CGImage?, as number: UInt32) {
        let former = images[number]
        images[number] = image
        totalSize += Self.size(of: image) - Self.size(of: former)
    }

    /// Bytes of the pixels of `image`.
    private static func size(of image: CGImage?) -> Int { image.map { 4 * $0.width * $0.height } ?? 0 }

    // MARK: Trees

    private func decodeTree(_ reader: inout ByteReader) throws(TransferError) {
        let base = tree.history.commit
        var history = TreeHistory()
        if try reader.flag() {
            history.changes = try reader.values()
            try update(history.changes, &reader)
            history.base = base
        } else {
            tree.nodes = try nodes(&reader)
        }
        try readMatrices(of: &tree, &reader)
        commitCount += 1
        history.commit = commitCount
        tree.history = history
    }

    /// Replaces the nodes at `indices`.
    private func update(_ indices: ContiguousArray<Int32>, _ reader: inout ByteReader) throws(TransferError) {
        for index in indices {
            let node = try node(&reader)
            guard index >= 0, index < tree.nodes.count, node.subtreeCount == tree.nodes[Int(index)].subtreeCount else {
                throw TransferError("node \(index) is changed, which is not there or holds others")
            }
            tree.nodes[Int(index)] = node
        }
    }

    private func nodes(_ reader: inout ByteReader) throws(TransferError) -> ContiguousArray<RenderNode> {
        let count = try reader.count(stride: MemoryLayout<RenderNode>.stride)
        var nodes = ContiguousArray<RenderNode>()
        nodes.reserveCapacity(count)
        for _ in 0..<count { nodes.append(try node(&reader, stride: MemoryLayout<RenderNode>.stride)) }
        guard nodes.formSubtrees else {
            throw TransferError("the sub-trees of \(count) nodes do not fit in each other")
        }
        return nodes
    }

    private func node(
        _ reader: inout ByteReader, stride: Int = MemoryLayout<RenderNode>.size
    ) throws(TransferError) -> RenderNode {
        let bytes = try reader.bytes(stride)
        // The only field of which not every pattern of bits is a value.
        let number = MemoryLayout<RenderNode>.offset(of: \.kind).map { bytes[$0] } ?? .max
        guard let kind = RenderNode.Kind(rawValue: number) else {
            throw TransferError("there is no node of kind \(number)")
        }
        var node = bytes.loadUnaligned(as: RenderNode.self)
        // The other process may have changed the byte since.
        node.kind = kind
        if !node.resource.isNone { node.resource = resources[node.resource]?.id ?? Self.missing }
        return node
    }

    private func readMatrices(of tree: inout RenderTree, _ reader: inout ByteReader) throws(TransferError) {
        let matrices = try reader.values(CATransform3D.self)
        if !matrices.isEmpty || !tree.matrices.isEmpty { tree.matrices = matrices }
        tree.size = CGSize(width: try reader.value(Double.self), height: try reader.value(Double.self))
        let count = matrices.count
        guard tree.nodes.allSatisfy({ !$0.flags.contains(.projective) || $0.matrix < count }) else {
            throw TransferError("a node names a matrix beyond the \(count) that are there")
        }
    }

    // MARK: Resources

    private func decodePixels(_ reader: inout ByteReader) throws(TransferError) {
        let number = try reader.value(UInt32.self)
        let width = Int(try reader.value(UInt32.self))
        let height = Int(try reader.value(UInt32.self))
        let isOpaque = try reader.flag()
        guard max(width, height) <= CGContext.maximumLength, width * height <= CGContext.maximumPixelCount else {
            throw TransferError("an image has \(width)x\(height) pixels")
        }
        let bytes = try reader.bytes(4 * width * height)
        let pixels = PixelBuffer(width: width, height: height, isCleared: false)
        for row in 0..<height {
            let source = UnsafeRawBufferPointer(rebasing: bytes[4 * width * row..<4 * width * (row + 1)])
            UnsafeMutableRawBufferPointer(pixels.row(row)).copyMemory(from: source)
        }
        set(CGImage(pixels, isOpaque: isOpaque), as: number)
    }

    private func image(numbered number: UInt32) throws(TransferError) -> CGImage {
        guard let image = images[number] else { throw TransferError("there is no image \(number)") }
        return image
    }

    private func mesh(_ reader: inout ByteReader) throws(TransferError) -> Mesh {
        let number = try reader.value(UInt32.self)
        let image = number == 0 ? nil : try image(numbered: number)
        let vertices = try reader.values(Mesh.Vertex.self)
        let indices = try reader.values(UInt32.self)
        guard indices.count.isMultiple(of: 3), indices.allSatisfy({ $0 < vertices.count }) else {
            throw TransferError("a mesh of \(vertices.count) vertices has corners that are not there")
        }
        return Mesh(vertices: vertices, indices: indices, image: image)
    }
}

extension ContiguousArray<RenderNode> {
    /// Whether each sub-tree ends within that of its parent, and the first node holds all others.
    fileprivate var formSubtrees: Bool {
        var ends: [Int] = []
        for (index, node) in enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            let end = index + Int(node.subtreeCount)
            guard node.subtreeCount >= 1, end <= ends.last ?? (index == 0 ? count : 0) else { return false }
            ends.append(end)
        }
        return isEmpty || Int(self[0].subtreeCount) == count
    }
}
