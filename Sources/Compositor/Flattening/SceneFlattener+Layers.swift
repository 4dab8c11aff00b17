import RenderTree

extension SceneFlattener {
    /// Groups of more commands than this are drawn as a picture without asking whether any of them overlap.
    static let foldLimit = 16

    /// Begins a layer for the children of `frame`, which then draw at full opacity and outside the frame's clip: both
    /// apply to the layer's picture.
    mutating func openLayer(_ frame: inout GroupState, alpha: Float) {
        frame.layer = list.commands.count
        frame.layerAlpha = alpha
        frame.layerClip = frame.clip
        frame.firstClip = Int(position.clip)
        frame.clip = 0
        frame.opacity = 1
        frame.isMarked = false
        if outermostLayer < 0 { outermostLayer = frame.layer }
        list.commands.append(DrawCommand(.beginLayer, box: frame.clipBox))
    }

    /// Ends the layer of `frame`. It disappears where nothing was drawn into it, or where its opacity can be given to
    /// each command instead, as none of them overlap.
    mutating func closeLayer(_ frame: GroupState, masked: Bool) {
        let begin = frame.layer
        if outermostLayer == begin { outermostLayer = -1 }
        if !masked, fold(frame) { return }
        var content = PixelRect.empty
        var mask = PixelRect.empty
        var maskBegin = -1
        var depth = 0
        for index in (begin + 1)..<max(begin + 1, list.commands.count) {
            let command = list.commands[index]
            if command.kind == .beginLayer { depth += 1 }
            if command.kind == .endLayer { depth -= 1 }
            if command.kind == .beginMask, depth == 0 { maskBegin = index }
            if maskBegin < 0 { content = content.union(command.box) } else { mask = mask.union(command.box) }
        }
        let box = (masked ? content.intersection(mask) : content).intersection(frame.clipBox)
        if box.isEmpty {
            list.commands.removeLast(list.commands.count - begin)
            return
        }
        list.commands[begin].box = box
        if masked {
            list.commands[maskBegin].box = box
            // What the mask lets through is all that is drawn: the commands would stand for more of the picture otherwise,
            // where the mask comes or goes.
            for index in begin..<list.commands.count {
                let part = list.commands[index].box.intersection(box)
                list.commands[index].box = part.isEmpty ? .empty : part
            }
            list.commands.append(DrawCommand(.endMask, box: box))
        }
        var end = DrawCommand(.endLayer, box: box)
        end.alpha = frame.layerAlpha
        attach(frame.layerClip, to: &end)
        list.commands.append(end)
    }

    /// Gives the layer's opacity and clip to each of its commands, if few of them are there and no two share a pixel.
    private mutating func fold(_ frame: GroupState) -> Bool {
        let first = frame.layer + 1
        guard list.commands.count - first <= Self.foldLimit, areApart(from: first) else { return false }
        var index = first
        while index < list.commands.count {
            index = endOfUnit(index)
            // Changed outside of the array: to look at clips meanwhile would copy it.
            var command = list.commands[index]
            command.alpha *= frame.layerAlpha
            command.flags.remove(.opaque)
            if command.clip == 0 {
                attach(frame.layerClip, to: &command)
            } else {
                put(command.clip, into: frame)
            }
            list.commands[index] = command
            index += 1
        }
        list.removeCommand(at: frame.layer)
        return true
    }

    /// Limits the outermost of the clips around `clip` that were added inside the layer of `frame` to the layer's clip. Those
    /// of layers within stay as they are: such a layer is limited as a whole.
    private mutating func put(_ clip: UInt32, into frame: GroupState) {
        var index = Int(clip)
        while index >= frame.firstClip, list.clips[index].parent != 0 { index = Int(list.clips[index].parent) }
        if index >= frame.firstClip { list.clips[index].parent = frame.layerClip }
    }

    /// Whether no two of the commands from `first` on, inner layers taken as one each, share a pixel.
    private func areApart(from first: Int) -> Bool {
        var index = first
        while index < list.commands.count {
            let end = endOfUnit(index)
            var other = end + 1
            while other < list.commands.count {
                if list.commands[index].box.intersects(list.commands[other].box) { return false }
                other = endOfUnit(other) + 1
            }
            index = end + 1
        }
        return true
    }

    /// The last command of the layer that begins at `index`; `index` itself for any other command.
    private func endOfUnit(_ index: Int) -> Int {
        list.commands[index].kind == .beginLayer ? list.endOfLayer(index) : index
    }

    /// Ends the pass before command `end`; the next one starts there. A pass without commands takes no place.
    mutating func endPass(at end: Int, nextReads: Bool) {
        if end > passStart {
            list.passes.append(DrawPass(start: passStart, end: end, readsTarget: passReads))
            passReads = nextReads
        } else {
            passReads = passReads || nextReads
        }
        passStart = end
    }
}
