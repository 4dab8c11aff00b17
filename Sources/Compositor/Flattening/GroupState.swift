import Graphics

/// The state of an open group that holds for its children while the tree is walked.
struct GroupState: BitwiseCopyable {
    /// The kind of the group, which decides what is done when the cursor reaches `end`.
    enum Role: BitwiseCopyable {
        case group
        /// The content of a masked group; then its mask, which starts at node `mask`, is walked.
        case maskedContent(mask: Int)
        /// The mask of a masked group.
        case mask
        /// Children in the order of their depth: they stand in `DepthOrdering.ranks` from `start` up to `end`, and those
        /// before `next` are begun.
        case context3D(start: Int, next: Int, end: Int)
    }

    var role: Role
    /// The node at which this group, or the part of it that is being walked, is finished.
    var end: Int
    /// The node at which the walk goes on after the group.
    var resume: Int
    /// From the children's parent space to device pixels.
    var world: Homography
    /// Multiplies each child by itself.
    var opacity: Float
    var clip: UInt32
    /// Nothing outside is seen.
    var clipBox: PixelRect
    /// The `beginLayer` command that the group opened; -1 without one.
    var layer: Int
    /// The opacity and the clip of the layer as a whole.
    var layerAlpha: Float = 1
    var layerClip: UInt32 = 0
    /// The first clip that was added inside the layer.
    var firstClip = 0
    /// Whether the commands of the children stand one after another, as those of nothing but groups do: where each child's
    /// begin is noted in `ListUpdate.marks`.
    var isMarked = false
    /// Whether all of this is as it was in the walk before, so that children that did not change need no look.
    var isSame = false
    /// One more than the place in `DepthOrdering.edgeBleeds` of the edges past which the face around goes on; 0 where there are none.
    var edgeBleed: Int32 = 0

    /// The state for a group inside this one, whose children's space `world` maps to the device.
    func child(under world: Homography) -> GroupState {
        var child = self
        child.role = .group
        child.world = world
        child.layer = -1
        child.isSame = false
        return child
    }
}
