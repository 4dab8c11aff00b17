import RenderTree

/// The ends of layers.
extension DrawList {
    /// Layers of more commands than this are kept without asking whether any of them overlap.
    private static let foldLimit = 16

    /// Ends the layer of `group`, which is removed where nothing was drawn into it.
    mutating func endLayer(_ group: GroupState, masked: Bool) {
        let begin = group.layer
        var content = PixelRect.empty
        var mask = PixelRect.empty
        var maskBegin = -1
        var depth = 0
        for index in (begin + 1)..<max(begin + 1, commands.count) {
            let command = commands[index]
            if command.kind == .beginLayer { depth += 1 }
            if command.kind == .endLayer { depth -= 1 }
            if command.kind == .beginMask, depth == 0 { maskBegin = index }
            if maskBegin < 0 { content = content.union(command.box) } else { mask = mask.union(command.box) }
        }
        let box = (masked ? content.intersection(mask) : content).intersection(group.clipBox)
        if box.isEmpty {
            commands.removeLast(commands.count - begin)
            return
        }
        commands[begin].box = box
        if masked {
            commands[maskBegin].box = box
            // What the mask lets through is all that is drawn: the commands would stand for more of the picture otherwise,
            // where the mask comes or goes.
            for index in begin..<commands.count {
                let part = commands[index].box.intersection(box)
                commands[index].box = part.isEmpty ? .empty : part
            }
            commands.append(DrawCommand(.endMask, box: box))
        }
        var end = DrawCommand(.endLayer, box: box)
        end.alpha = group.layerAlpha
        attach(group.layerClip, to: &end)
        commands.append(end)
    }

    /// Gives the layer's opacity and clip to each of its commands, if few of them are there and no two share a pixel.
    mutating func foldLayer(_ group: GroupState) -> Bool {
        let first = group.layer + 1
        guard commands.count - first <= Self.foldLimit, areApart(from: first) else { return false }
        var index = first
        while index < commands.count {
            index = endOfUnit(index)
            // Changed outside of the array: to look at clips meanwhile would copy it.
            var command = commands[index]
            command.alpha *= group.layerAlpha
            command.flags.remove(.opaque)
            if command.clip == 0 {
                attach(group.layerClip, to: &command)
            } else {
                put(command.clip, into: group)
            }
            commands[index] = command
            index += 1
        }
        removeCommand(at: group.layer)
        return true
    }

    /// Limits the outermost of the clips around `clip` that were added inside the layer of `group` to the layer's clip. Those
    /// of layers within stay as they are: such a layer is limited as a whole.
    private mutating func put(_ clip: UInt32, into group: GroupState) {
        var index = Int(clip)
        while index >= group.firstClip, clips[index].parent != 0 { index = Int(clips[index].parent) }
        if index >= group.firstClip { clips[index].parent = group.layerClip }
    }

    /// Whether no two of the commands from `first` on, inner layers taken as one each, share a pixel.
    private func areApart(from first: Int) -> Bool {
        var index = first
        while index < commands.count {
            let end = endOfUnit(index)
            var other = end + 1
            while other < commands.count {
                if commands[index].box.intersects(commands[other].box) { return false }
                other = endOfUnit(other) + 1
            }
            index = end + 1
        }
        return true
    }

    /// The last command of the layer that begins at `index`; `index` itself for any other command.
    private func endOfUnit(_ index: Int) -> Int {
        commands[index].kind == .beginLayer ? endOfLayer(index) : index
    }

    /// Names `clip` in `command`, or the first of its parents that takes something away from the command's box.
    @inline(__always)
    func attach(_ clip: UInt32, to command: inout DrawCommand) {
        if clip == 0 {
            command.clip = 0
        } else {
            attachClip(clip, to: &command)
        }
    }

    private func attachClip(_ clip: UInt32, to command: inout DrawCommand) {
        var index = clip
        while index != 0, clips[Int(index)].inside.contains(command.box) {
            index = clips[Int(index)].parent
        }
        command.clip = index
        command.flags.remove(.fillsClip)
        guard index != 0, command.kind.fillsQuad else { return }
        if covers(command.quad, clips[Int(index)].quad) { command.flags.insert(.fillsClip) }
    }
}
