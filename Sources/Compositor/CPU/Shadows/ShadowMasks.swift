import RenderTree

/// Blurred masks of shadows, made when they are first needed and kept while they are in use.
///
/// The mask of a rounded box is made for its corners only, and stretched in the middle: one mask serves all sizes. What
/// throws another shadow in every frame has its masks take turns in the same memory.
@MainActor final class ShadowMasks {
    /// All properties that the bytes of a mask depend on.
    struct Key: Hashable {
        /// The path or image that throws the shadow; none for a rounded box.
        var resource: ResourceID
        var isPath, evenOdd: Bool
        /// The width of the line that throws it, and how that is drawn; 0 where none does.
        var line: Float
        var lineFlags: DrawCommand.Flags
        /// In local units; 0 along an axis in which the mask is stretched.
        var width, height: Float
        var radius, deviation: Float
        /// Mask pixels to the local unit, in half powers of two.
        var resolution: Int

        /// Whether the mask is made for the corners of a box, and what lies between them is stretched. A path has no size.
        var stretchesX: Bool { resource.isNone && width == 0 }
        var stretchesY: Bool { resource.isNone && height == 0 }
    }

    /// The limit of the memory of all masks, in bytes; the least recently used are dropped first.
    var budget = 32 << 20
    private var masks: [Key: ShadowMask] = [:]
    /// Those of resources that are gone, for what this frame makes anew.
    private var spares: ContiguousArray<ShadowMask> = []
    /// The keys of masks that are about to be taken away.
    private var gone: ContiguousArray<Key> = []
    /// The memory of the masks, spare ones not counted, in bytes.
    private var bytes = 0
    private var frame = 0
    private var isSwept = false

    /// Opens a new frame, and drops what is beyond the budget.
    func beginFrame() {
        frame += 1
        isSwept = false
        spares.removeAll(keepingCapacity: true)
        while bytes > budget, let oldest = masks.min(by: { $0.value.lastUse < $1.value.lastUse }),
            oldest.value.lastUse < frame - 1
        {
            bytes -= oldest.value.capacity
            masks[oldest.key] = nil
        }
    }

    /// Drops all masks.
    func removeAll() {
        masks.removeAll(keepingCapacity: true)
        spares.removeAll(keepingCapacity: true)
        bytes = 0
    }

    /// The mask for `key`; `make`, which may fail, makes it if it is not there.
    func mask(for key: Key, in store: ResourceStore, make: () -> ShadowMask?) -> ShadowMask? {
        if let mask = masks[key] {
            mask.lastUse = frame
            return mask
        }
        if !isSwept { setGoneAside(store) }
        guard let mask = make() else { return nil }
        mask.lastUse = frame
        bytes += mask.capacity
        masks[key] = mask
        return mask
    }

    /// A mask for `make` to write, in memory that is free.
    func makeMask(_ geometry: ShadowMask.Geometry) -> ShadowMask {
        if let index = spares.firstIndex(where: { $0.capacity >= geometry.byteCount }) {
            let mask = spares.remove(at: index)
            mask.geometry = geometry
            return mask
        }
        return ShadowMask(geometry)
    }

    /// Moves the masks of resources that are no longer in `store` to the spares, but for those that this frame uses
    /// nevertheless.
    private func setGoneAside(_ store: ResourceStore) {
        isSwept = true
        gone.removeAll(keepingCapacity: true)
        for (key, mask) in masks where !key.resource.isNone && mask.lastUse < frame && !store.contains(key.resource) {
            gone.append(key)
        }
        for key in gone {
            guard let mask = masks.removeValue(forKey: key) else { continue }
            bytes -= mask.capacity
            spares.append(mask)
        }
    }
}
