import Graphics

/// Numbers that are equal where trees look the same, whatever their resources are called.
@MainActor package struct TreeDigest {
    /// The numbers of the resources that were met, by their ids.
    private var resources: [ResourceID: Int] = [:]

    package init() {}

    /// The number of `tree`, whose nodes name resources of `store`; equal trees have equal numbers in one run of the program.
    package mutating func digest(of tree: RenderTree, in store: ResourceStore) -> Int {
        resources = resources.filter { store.contains($0.key) }
        return number(of: tree, in: store)
    }

    private mutating func number(of tree: RenderTree, in store: ResourceStore) -> Int {
        var hasher = Hasher()
        hasher.combine(tree.size.width)
        hasher.combine(tree.size.height)
        for var node in tree.nodes {
            hasher.combine(number(of: node.resource, in: store))
            node.resource = .none
            if node.flags.contains(.projective) { hasher.combine(bytes: tree.matrices[Int(node.matrix)]) }
            node.matrix = 0
            // Field by field: the bytes between fields may be anything.
            hasher.combine(node.kind.rawValue)
            hasher.combine(node.hardEdges.rawValue)
            hasher.combine(node.flags.rawValue)
            hasher.combine(node.subtreeCount)
            hasher.combine(node.opacity)
            hasher.combine(node.cornerRadius)
            hasher.combine(node.transform)
            hasher.combine(node.bounds)
            hasher.combine(node.color)
            hasher.combine(node.payload)
        }
        return hasher.finalize()
    }

    private mutating func number(of id: ResourceID, in store: ResourceStore) -> Int {
        if let known = resources[id] { return known }
        var hasher = Hasher()
        switch store[id] {
        case .image(let image): hasher.combine(image)
        case .path(let path): hasher.combine(path)
        case .gradient(let gradient): hasher.combine(gradient)
        case .mesh(let mesh):
            mesh.vertices.withUnsafeBytes { hasher.combine(bytes: $0) }
            mesh.indices.withUnsafeBytes { hasher.combine(bytes: $0) }
            if let image = mesh.image { hasher.combine(image) }
        case .fragment(let fragment):
            if fragment.extent.isWithinLimits { hasher.combine(number(of: fragment.tree, in: store)) }
        case nil: break
        }
        let number = hasher.finalize()
        resources[id] = number
        return number
    }
}

extension Hasher {
    fileprivate mutating func combine(_ image: CGImage) {
        combine(image.width)
        combine(image.height)
        for row in 0..<image.height { combine(bytes: UnsafeRawBufferPointer(image.pixels.row(row))) }
    }

    fileprivate mutating func combine<Value>(bytes value: Value) {
        withUnsafeBytes(of: value) { combine(bytes: $0) }
    }
}
