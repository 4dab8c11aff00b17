import CKernels
import Foundation
import Graphics
import RenderTree

extension CPUBackend {
    /// Looks up and inverts what the commands of `drawPass` that touch `damage` need.
    func prepare(_ drawPass: DrawPass, of list: DrawList, over damage: Damage, _ resources: ResourceStore) {
        pass.removeAll(list)
        tiles.set(damage, bounds: list.bounds)
        var index = drawPass.start
        while true {
            index = tiles.next(from: index, to: drawPass.end, in: list)
            if index >= drawPass.end { break }
            if index % DrawingDeadline.checkedCommands == 0 || uncheckedWork > DrawingDeadline.checkedWork {
                uncheckedWork = 0
                if isOver { break }
            }
            if isPathMask(at: index, before: drawPass.end, of: list) {
                preparePath(list.commands[index + 1], list, resources, asMask: list.commands[index].box)
                index += 3
                continue
            }
            prepare(list.commands[index], at: index, list, resources)
            index += 1
        }
        pass.sort(into: list.bounds)
    }

    /// Whether the command at `index` begins a mask that is one path or stroke, whose coverage can be the mask itself.
    private func isPathMask(at index: Int, before end: Int, of list: DrawList) -> Bool {
        guard list.commands[index].kind == .beginMask, index + 2 < end, list.commands[index + 2].kind == .endMask else {
            return false
        }
        let kind = list.commands[index + 1].kind
        return (kind == .path || kind == .stroke) && list.commands[index + 1].clip == 0
    }

    private func prepare(_ command: DrawCommand, at index: Int, _ list: DrawList, _ resources: ResourceStore) {
        switch command.kind {
        case .beginLayer:
            var prepared = PreparedCommand(.beginLayer, box: command.box)
            prepared.isOpaque = list.coversLayer(at: index)
            pass.append(prepared)
        case .beginMask: pass.append(PreparedCommand(.beginMask, box: command.box))
        case .endMask: pass.append(PreparedCommand(.endMask, box: command.box))
        case .endLayer:
            var prepared = PreparedCommand(.endLayer, box: command.box)
            prepared.isOpaque = list.commands[index - 1].kind != .endMask
            append(prepared, command, list)
        case .solid: prepareSolid(command, list)
        case .border: prepareBorder(command, list)
        case .image: prepareImage(command, at: index, list, resources)
        case .gradient: prepareGradient(command, list, resources)
        case .path, .stroke: preparePath(command, list, resources)
        case .mesh: prepareMesh(command, list, resources)
        case .shadow: prepareShadow(command, list, resources)
        case .backdrop: prepareBackdrop(command, at: index, list)
        }
    }

    /// Adds `prepared` with the clip, the opacity and, for what fills its quad, the shape of `command`.
    func append(_ prepared: PreparedCommand, _ command: DrawCommand, _ list: DrawList) {
        var prepared = prepared
        prepared.alpha = UInt32(command.alpha * 255 + 0.5)
        prepared.color = command.premultipliedColor
        if command.clip != 0 {
            pass.prepareClip(command.clip, list)
            prepared.clip = command.clip
        }
        if command.kind.fillsQuad, !command.flags.contains(.fillsClip) {
            prepared.shape = pass.shapes.append(command, under: list.map(of: command.quad))
        }
        pass.append(prepared)
    }

    private func prepareSolid(_ command: DrawCommand, _ list: DrawList) {
        append(PreparedCommand(.color, box: command.box), command, list)
    }

    private func prepareBorder(_ command: DrawCommand, _ list: DrawList) {
        var prepared = PreparedCommand(.ring, box: command.box)
        let map = list.map(of: command.quad)
        prepared.shape = pass.shapes.append(command.quad, under: map)
        let width = command.borderWidth
        prepared.hole = -1
        if let hole = command.quad.inset(by: width) {
            let shift = CGAffineTransform(translationX: Double(width), y: Double(width))
            prepared.hole = pass.shapes.append(hole, under: map.after(shift))
        }
        append(prepared, command, list)
    }

    /// Edges of a pass, at most: 500 MB of them.
    private static let mostEdges = 1 << 24

    /// Whether the frame takes too long, or too much memory.
    var isOver: Bool { deadline?.isOver == true || pass.edges.count > Self.mostEdges }

    /// Prepares a path that is drawn, or the mask of the layer `mask`, which shows nothing where there is no path.
    private func preparePath(
        _ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore, asMask mask: PixelRect? = nil
    ) {
        var prepared = PreparedCommand(mask == nil ? .path : .pathMask, box: mask ?? command.box)
        prepared.first = pass.edges.count
        prepared.evenOdd = command.flags.contains(.evenOdd)
        var isVisible = false
        if case .path(let path) = resources[command.resource] {
            let map = list.map(of: command.quad)
            let limits = PathLimits(rows: list.bounds.maxY, isStroke: command.pen != nil)
            let path = path.thinned(to: limits, under: map)
            if let pen = command.pen {
                isVisible = pass.appendEdges(of: path, strokedWith: pen, under: map)
            } else {
                isVisible = pass.appendEdges(of: path, under: map)
            }
        }
        uncheckedWork += pass.edges.count - prepared.first
        guard isVisible || mask != nil else { return }
        prepared.count = pass.edges.count - prepared.first
        append(prepared, command, list)
    }

    private func prepareBackdrop(_ command: DrawCommand, at index: Int, _ list: DrawList) {
        guard let picture = backdrops.picture(at: index) else { return }
        var prepared = PreparedCommand(.uprightImage, box: command.box)
        let step = 1 / Double(picture.shrinkage)
        prepared.u = SIMD3(step, 0, -Double(picture.rect.minX) * step - 0.5)
        prepared.v = SIMD3(0, step, -Double(picture.rect.minY) * step - 0.5)
        prepared.image = SampledImage(
            texels: UnsafePointer(picture.pixels.base.assumingMemoryBound(to: UInt32.self)),
            stride: picture.pixels.bytesPerRow / 4, low_x: 0, low_y: 0, high_x: Int32(picture.width - 1),
            high_y: Int32(picture.height - 1))
        prepared.findShifts()
        append(prepared, command, list)
    }
}
