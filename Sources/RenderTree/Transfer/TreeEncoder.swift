import Graphics

/// Writes the frames of one store for a `TreeDecoder` in another process: of each frame what differs from the one before,
/// and every resource once.
///
/// A frame is a list of images, resources and names that are gone, and a tree. Images have numbers of their own, so that
/// a mesh that changes in every frame does not take its image along.
@MainActor package struct TreeEncoder {
    /// An image that the decoder has.
    private struct SentImage {
        let number: UInt32
        /// Owned, so that its pixels are not written anew and its address does not become another one's.
        let image: CGImage
        /// The image resource, and the newest mesh, that name it.
        var resource = ResourceID.none
        var mesh = ResourceID.none
    }

    private var sent: Set<ResourceID> = []
    private var images: [ObjectIdentifier: SentImage] = [:]
    private var imageCount: UInt32 = 0
    /// The tree that the decoder has, by its commit.
    private var lastCommit: UInt64 = 0

    package init() {}

    /// Appends the frame of `tree`, whose nodes name resources of `store`.
    package mutating func encode(
        _ tree: RenderTree, from store: ResourceStore, into writer: inout ByteWriter
    ) throws(TransferError) {
        let history = tree.history
        guard history.commit == 0 || history.commit != lastCommit else { return }
        let isUpdate = history.base != 0 && history.base == lastCommit && history.commit != 0
        if isUpdate {
            for index in history.changes {
                try encodeResource(tree.nodes[Int(index)].resource, from: store, into: &writer)
            }
        } else {
            for node in tree.nodes { try encodeResource(node.resource, from: store, into: &writer) }
        }
        try writer.append(TransferItem.tree.rawValue)
        try writer.append(isUpdate ? 1 as UInt8 : 0)
        if isUpdate {
            try writer.append(history.changes)
            for index in history.changes { try writer.append(tree.nodes[Int(index)]) }
        } else {
            try writer.append(tree.nodes)
        }
        try encodeMatrices(of: tree, into: &writer)
        lastCommit = history.commit
        try encodeRemovals(from: store, into: &writer)
    }

    /// Appends the matrices and the size of `tree`.
    private func encodeMatrices(of tree: RenderTree, into writer: inout ByteWriter) throws(TransferError) {
        try writer.append(tree.matrices)
        try writer.append(Double(tree.size.width))
        try writer.append(Double(tree.size.height))
    }

    /// Appends the names of what the store has no longer.
    private mutating func encodeRemovals(
        from store: ResourceStore, into writer: inout ByteWriter
    ) throws(TransferError) {
        var gone = ContiguousArray<ResourceID>()
        for id in sent where !store.contains(id) { gone.append(id) }
        for id in gone {
            sent.remove(id)
            try begin(.removal, id, into: &writer)
        }
        if gone.isEmpty { return }
        for (object, image) in images where !store.contains(image.resource) && !store.contains(image.mesh) {
            images[object] = nil
            try writer.append(TransferItem.imageRemoval.rawValue)
            try writer.append(image.number)
        }
    }

    /// Appends the resource `id`, after what it names in turn, unless the decoder has it, or would not take it.
    private mutating func encodeResource(
        _ id: ResourceID, from store: ResourceStore, into writer: inout ByteWriter
    ) throws(TransferError) {
        guard !id.isNone, !sent.contains(id), let resource = store[id], !resource.isBeyondLimits else { return }
        sent.insert(id)
        switch resource {
        case .image(let image):
            let number = try encode(image, into: &writer)
            images[ObjectIdentifier(image)]?.resource = id
            try begin(.image, id, into: &writer)
            try writer.append(number)
        case .mesh(let mesh):
            var number: UInt32 = 0
            if let image = mesh.image {
                number = try encode(image, into: &writer)
                images[ObjectIdentifier(image)]?.mesh = id
            }
            try begin(.mesh, id, into: &writer)
            try writer.append(number)
            try writer.append(mesh.vertices)
            try writer.append(mesh.indices)
        case .path(let path):
            try begin(.path, id, into: &writer)
            try writer.append(path)
        case .gradient(let gradient):
            try begin(.gradient, id, into: &writer)
            try writer.append(gradient)
        case .fragment(let fragment):
            for node in fragment.tree.nodes { try encodeResource(node.resource, from: store, into: &writer) }
            try begin(.fragment, id, into: &writer)
            try writer.append(fragment.tree.nodes)
            try encodeMatrices(of: fragment.tree, into: &writer)
        }
    }

    private func begin(_ item: TransferItem, _ id: ResourceID, into writer: inout ByteWriter) throws(TransferError) {
        try writer.append(item.rawValue)
        try writer.append(id.rawValue)
    }

    /// Appends the pixels of `image` unless the decoder has them, and returns its number, above 0.
    private mutating func encode(_ image: CGImage, into writer: inout ByteWriter) throws(TransferError) -> UInt32 {
        if let known = images[ObjectIdentifier(image)] { return known.number }
        imageCount += 1
        images[ObjectIdentifier(image)] = SentImage(number: imageCount, image: image)
        try writer.append(TransferItem.pixels.rawValue)
        try writer.append(imageCount)
        try writer.append(UInt32(image.width))
        try writer.append(UInt32(image.height))
        try writer.append(image.isOpaque ? 1 as UInt8 : 0)
        for row in 0..<image.height {
            try writer.append(contentsOf: UnsafeRawBufferPointer(image.pixels.row(row)))
        }
        return imageCount
    }
}
