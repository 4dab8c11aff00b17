import Graphics

/// Keeps the resources that nodes name by id alive for as long as they have an owner.
///
/// Owners count: `insert` gives the first ownership, `retain` one more, `release` takes one away, and the last release
/// drops the resource. An id is never used again. Looking up an unknown id gives nil, which draws nothing.
/// The same image or fragment object has one id for as long as it is owned, so that whatever is made of it, such as
/// a texture, is made once.
@MainActor package final class ResourceStore {
    private struct Slot {
        var generation: UInt32
        var owners: Int
        var resource: Resource?
        /// Nil for anything but an image.
        var isOpaqueImage: Bool?
    }

    private var slots: ContiguousArray<Slot> = [Slot(generation: 0, owners: 0)]
    private var free: [Int] = []
    private var pending: ContiguousArray<ResourceID> = []
    private var later: ContiguousArray<ResourceID> = []
    /// Whether what is to be released after the commit is still named by the tree that the commit makes, as what a layer shows
    /// several times over, each time otherwise; it is then released after the next one.
    package var keepsReleases = false
    private var ids: [ObjectIdentifier: ResourceID] = [:]
    /// The fragments without an owner that are to be let go of.
    private var dropped: ContiguousArray<Resource?> = []
    private var isDropping = false
    /// The nodes of all fragments here that show others, with theirs.
    package private(set) var nestedNodeCount = 0

    package init() {}

    /// The number of resources that are alive.
    package var count: Int { slots.count - 1 - free.count }

    /// Adds `resource`, owned once by the caller, or once more where the same object is here already.
    package func insert(_ resource: Resource) -> ResourceID {
        guard let object = resource.object else { return add(resource) }
        if let id = ids[ObjectIdentifier(object)] {
            retain(id)
            return id
        }
        let id = add(resource)
        ids[ObjectIdentifier(object)] = id
        return id
    }

    private func add(_ resource: Resource) -> ResourceID {
        nestedNodeCount += resource.nestedNodeCount
        if let slot = free.popLast() {
            slots[slot].generation &+= 1
            slots[slot].owners = 1
            slots[slot].resource = resource
            slots[slot].isOpaqueImage = resource.isOpaqueImage
            return ResourceID(slot: slot, generation: slots[slot].generation)
        }
        slots.append(
            Slot(generation: 1, owners: 1, resource: resource, isOpaqueImage: resource.isOpaqueImage))
        return ResourceID(slot: slots.count - 1, generation: 1)
    }

    package func retain(_ id: ResourceID) {
        guard isAlive(id) else { return }
        slots[id.slot].owners += 1
    }

    package func release(_ id: ResourceID) {
        guard isAlive(id) else { return }
        slots[id.slot].owners -= 1
        if slots[id.slot].owners == 0 {
            if let object = slots[id.slot].resource?.object { ids[ObjectIdentifier(object)] = nil }
            free.append(id.slot)
            if case .fragment = slots[id.slot].resource { dropFragment(id.slot) } else { slots[id.slot].resource = nil }
        }
    }

    /// Lets go of the fragment in `slot`; then, one after the other, of those that it alone owned, which its end releases in
    /// this store: one within the other, a long chain would overflow the stack.
    private func dropFragment(_ slot: Int) {
        nestedNodeCount -= slots[slot].resource?.nestedNodeCount ?? 0
        dropped.append(slots[slot].resource.take())
        if isDropping { return }
        isDropping = true
        while !dropped.isEmpty { _ = dropped.removeLast() }
        isDropping = false
    }

    /// Takes one ownership away at the next `flushReleases`, so that the tree committed last can still be drawn and cut
    /// into fragments.
    package func releaseAfterCommit(_ id: ResourceID) {
        if id.isNone { return }
        if keepsReleases { later.append(id) } else { pending.append(id) }
    }

    /// Carries out the releases that waited for a commit.
    package func flushReleases() {
        for id in pending { release(id) }
        pending.removeAll(keepingCapacity: true)
        swap(&pending, &later)
    }

    package subscript(id: ResourceID) -> Resource? { isAlive(id) ? slots[id.slot].resource : nil }

    /// The image that `id` names, or that the mesh shows which it names, and the id that stands for the image; nil for
    /// anything else.
    ///
    /// A mesh that moves is another one in every frame, and its image the same: that has an id of its own where it has
    /// an owner apart from the mesh.
    package func picture(of id: ResourceID) -> (id: ResourceID, image: CGImage)? {
        switch self[id] {
        case .image(let image): return (id, image)
        case .mesh(let mesh): return mesh.image.map { (ids[ObjectIdentifier($0)] ?? id, $0) }
        case .path, .gradient, .fragment, nil: return nil
        }
    }

    package func contains(_ id: ResourceID) -> Bool { isAlive(id) }

    /// Whether nothing shines through image `id`, without touching the image; nil where `id` is no image, or unknown.
    package func isOpaqueImage(_ id: ResourceID) -> Bool? { isAlive(id) ? slots[id.slot].isOpaqueImage : nil }

    private func isAlive(_ id: ResourceID) -> Bool {
        !id.isNone && id.slot < slots.count && slots[id.slot].generation == UInt32(id.rawValue >> 32)
            && slots[id.slot].owners > 0
    }
}
