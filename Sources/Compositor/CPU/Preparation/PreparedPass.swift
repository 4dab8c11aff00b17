import CKernels
import Graphics
import RenderTree

/// The commands of a pass that touch the damage, with everything that painting them needs, in reused memory.
struct PreparedPass: ~Copyable {
    /// A clip's outline, and the next clip outwards (0 for none).
    struct ClipShape: BitwiseCopyable {
        /// In `shapes`; -1 where no command has needed it so far.
        var shape: Int
        var parent: Int
    }

    var commands = PlainBuffer<PreparedCommand>()
    /// The time at which the pass is cut off; nil for none.
    var deadline: DrawingDeadline?
    var shapes = ShapeTable()
    /// Parallel to `DrawList.clips`.
    var clips = PlainBuffer<ClipShape>()
    /// The outlines of paths.
    var edges = PlainBuffer<Edge>()
    var strokes = StrokeEdges()
    /// The colours of gradients, which stay from pass to pass.
    var ramps = GradientRamps()
    /// Copies of half the size that images are mixed with.
    var coarserImages = PlainBuffer<SampledImage>()
    var meshes = MeshTable()
    /// Commands by strip of rows, and where each strip's begin; one more says where the last strip's end.
    var members = PlainBuffer<Int32>()
    var stripStarts = PlainBuffer<Int32>()
    var fillPositions = PlainBuffer<Int32>()
    /// Layers that are open while preparing.
    private var open = PlainBuffer<Int>()

    /// Starts over for a pass of `list`.
    mutating func removeAll(_ list: DrawList) {
        commands.removeAll()
        shapes.removeAll()
        // Shape 0 limits nothing.
        shapes.shapes.append(.unlimited)
        clips.reset(ClipShape(shape: -1, parent: 0), count: list.clips.count)
        edges.removeAll()
        coarserImages.removeAll()
        meshes.removeAll()
        open.removeAll()
    }

    /// Makes the shapes of clip `index` and of the clips around it.
    mutating func prepareClip(_ index: UInt32, _ list: DrawList) {
        var index = Int(index)
        while index != 0, clips[index].shape < 0 {
            let clip = list.clips[index]
            clips[index] = ClipShape(
                shape: shapes.append(clip, under: list.map(of: clip.quad)), parent: Int(clip.parent))
            index = Int(clip.parent)
        }
    }

    /// Adds a command that is ready to be painted; layers are paired up, and what is in them is held to their boxes.
    mutating func append(_ command: PreparedCommand) {
        var command = command
        switch command.paint {
        case .endLayer, .endMask:
            let begin = open.removeLast()
            command.box = commands.base[begin].box
            command.partner = begin
            let layer = commands.base + begin
            layer.pointee.isOpaque = layer.pointee.isOpaque && isCovered(layer.pointee.box, by: begin + 1)
            command.isOpaque = command.isOpaque && layer.pointee.isOpaque
            commands.base[begin].partner = commands.append(command)
        default:
            if open.count > 0 {
                command.box = command.box.intersection(commands.base[open.base[open.count - 1]].box)
            }
            let index = commands.append(command)
            if command.paint == .beginLayer || command.paint == .beginMask { open.append(index) }
        }
    }
}
