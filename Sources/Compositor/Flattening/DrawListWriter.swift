import Graphics
import RenderTree

/// Writes the commands of a draw list, and the tables of clips and maps that they name.
@MainActor struct DrawListWriter {
    var list = DrawList()
    /// The resources of the tree that is being flattened.
    var resources: ResourceStore?
    /// The lengths of the tables so far, of which the memory of the list before is used again.
    var position = WalkPosition.start
    /// Whether clips or maps were written that differ from those that stood there.
    private(set) var changesTables = false
    /// Whether only what changed is written; false again from `abandonUpdate()` on.
    private(set) var isUpdating = false
    /// The outermost `beginLayer` that is open; -1 without one.
    private var outermostLayer = -1
    private var passStart = 0
    /// Whether the open pass begins with a look at the pixels drawn so far.
    private(set) var passReads = false

    /// Begins a new list for a device of `bounds` pixels.
    mutating func beginList(bounds: PixelRect) {
        list.removeCommands(bounds: bounds)
        position = .start
        isUpdating = false
        outermostLayer = -1
        passStart = 0
        passReads = false
    }

    /// Ends the last pass, and the tables after what was written.
    mutating func endList() {
        list.endTables(clips: Int(position.clip), homographies: Int(position.homography))
        endPass(at: list.commands.count, nextReads: false)
    }

    /// Begins to write what changed.
    mutating func beginUpdate() {
        isUpdating = true
        changesTables = false
    }

    /// Called where the change needs a walk over the whole tree.
    mutating func abandonUpdate() { isUpdating = false }

    /// Writes `clip` to the next place of the table, and returns the place.
    mutating func add(_ clip: Clip) -> UInt32 {
        if list.clips.put(clip, at: &position.clip) { changesTables = true }
        return position.clip - 1
    }

    /// Writes `map` to the next place of the table, and returns the place.
    mutating func add(_ map: Homography) -> UInt32 {
        if list.homographies.put(map, at: &position.homography) { changesTables = true }
        return position.homography - 1
    }

    /// Begins a pass whose backdrops show what was drawn so far: within layers, what was drawn before the outermost one.
    mutating func beginReadingPass() {
        // The passes are those of the whole list.
        if isUpdating { abandonUpdate() }
        endPass(at: outermostLayer < 0 ? list.commands.count : outermostLayer, nextReads: true)
    }

    /// Ends the pass before command `end`; the next one starts there. A pass without commands takes no place.
    private mutating func endPass(at end: Int, nextReads: Bool) {
        if end > passStart {
            list.passes.append(DrawPass(start: passStart, end: end, readsTarget: passReads))
            passReads = nextReads
        } else {
            passReads = passReads || nextReads
        }
        passStart = end
    }

    /// Begins a layer for the children of `group`, which then draw at full opacity and outside the group's clip: both apply to
    /// the layer's picture.
    mutating func openLayer(_ group: inout GroupState, alpha: Float) {
        group.layer = list.commands.count
        group.layerAlpha = alpha
        group.layerClip = group.clip
        group.firstClip = Int(position.clip)
        group.clip = 0
        group.opacity = 1
        group.isMarked = false
        if outermostLayer < 0 { outermostLayer = group.layer }
        list.commands.append(DrawCommand(.beginLayer, box: group.clipBox))
    }

    /// Ends the layer of `group`. It disappears where nothing was drawn into it, or where its opacity can be given to each
    /// command instead, as none of them overlap.
    mutating func closeLayer(_ group: GroupState, masked: Bool) {
        if outermostLayer == group.layer { outermostLayer = -1 }
        if masked || !list.foldLayer(group) { list.endLayer(group, masked: masked) }
    }
}

extension ContiguousArray where Element: Equatable {
    /// Writes `element` to `place`, at most one behind the last, and steps on; whether another one stood there.
    fileprivate mutating func put(_ element: Element, at place: inout UInt32) -> Bool {
        let index = Int(place)
        place += 1
        if index == count {
            append(element)
            return false
        }
        if self[index] == element { return false }
        self[index] = element
        return true
    }
}
