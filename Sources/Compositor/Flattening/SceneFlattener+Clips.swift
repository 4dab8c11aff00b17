import Foundation
import Graphics
import RenderTree

extension SceneFlattener {
    /// Limits `frame` to `bounds` of its space; false where nothing is left to see.
    mutating func clip(_ frame: inout GroupState, to bounds: SIMD4<Float>, radius: Float) -> Bool {
        guard let (quad, box) = place(bounds, radius: radius, under: frame.world) else { return false }
        frame.clipBox = frame.clipBox.intersection(box)
        if frame.clipBox.isEmpty { return false }
        let inside = quad.wholePixels
        if inside.contains(frame.clipBox) { return true }
        var clip = Clip(quad: quad, box: frame.clipBox, inside: inside, parent: frame.clip)
        if frame.clip != 0 {
            let parent = list.clips[Int(frame.clip)]
            let isSmooth = parent.upperSide == .smooth
            if isSmooth, parent.quad == quad { return true }
            if isSmooth, let both = parent.quad.intersection(quad) {
                // Two rectangles along the pixel grid make one: their edges are smoothed once.
                clip.quad = both
                clip.inside = both.wholePixels
                clip.parent = parent.parent
            } else {
                // What takes nothing away from this one would smooth the edges that they share a second time.
                while clip.parent != 0, list.clips[Int(clip.parent)].upperSide == .smooth,
                    list.clips[Int(clip.parent)].quad.covers(quad)
                {
                    clip.parent = list.clips[Int(clip.parent)].parent
                }
            }
        }
        frame.clip = add(clip)
        return true
    }

    /// Writes `clip` to the next place of the table, and returns the place.
    mutating func add(_ clip: Clip) -> UInt32 {
        if list.clips.put(clip, at: &position.clip) { changesTables = true }
        return position.clip - 1
    }

    /// Writes `map` to the next place of the table, and returns the place.
    private mutating func add(_ map: Homography) -> UInt32 {
        if list.homographies.put(map, at: &position.homography) { changesTables = true }
        return position.homography - 1
    }

    /// Limits `frame` to its mask, if that is no more than a rounded rectangle through which everything is seen.
    mutating func clip(_ frame: inout GroupState, toMask mask: UnsafePointer<RenderNode>) -> Bool {
        let node = mask.pointee
        guard node.kind == .solid, node.flags.isFlat,
            node.opacity >= 1, node.color.w >= 1
        else { return false }
        let world = frame.world
        frame.world = world.after(node.transform)
        if !clip(&frame, to: node.bounds, radius: node.cornerRadius) { frame.clipBox = .empty }
        frame.world = world
        return true
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
        while index != 0, list.clips[Int(index)].inside.contains(command.box) {
            index = list.clips[Int(index)].parent
        }
        command.clip = index
        command.flags.remove(.fillsClip)
        guard index != 0, command.kind.fillsQuad else { return }
        if command.quad.covers(list.clips[Int(index)].quad) { command.flags.insert(.fillsClip) }
    }

    /// The quad on the device of `bounds` of a space under the affine `world`, and the box of the pixels that it
    /// touches; nil where it is empty or not finite.
    @inline(__always)
    func place(
        _ bounds: SIMD4<Float>, radius: Float, under world: CGAffineTransform
    ) -> (quad: RoundedQuad, box: PixelRect)? {
        guard bounds.z > 0, bounds.w > 0, world.a * world.d != world.b * world.c else { return nil }
        let x = Double(bounds.x)
        let y = Double(bounds.y)
        var quad = RoundedQuad(
            a: Float(world.a), b: Float(world.b), c: Float(world.c), d: Float(world.d),
            tx: Float(world.a * x + world.c * y + world.tx), ty: Float(world.b * x + world.d * y + world.ty),
            width: bounds.z, height: bounds.w)
        if radius > 0 { quad.radius = min(radius, min(bounds.z, bounds.w) / 2) }
        let box = quad.box
        return box.isEmpty ? nil : (quad, box)
    }

    /// The same under any map.
    mutating func place(
        _ bounds: SIMD4<Float>, radius: Float, under world: Homography
    ) -> (quad: RoundedQuad, box: PixelRect)? {
        if world.isAffine { return place(bounds, radius: radius, under: world.affine) }
        let map = world.after(CGAffineTransform(translationX: Double(bounds.x), y: Double(bounds.y)))
        guard let box = Self.box(ofWidth: bounds.z, height: bounds.w, under: map) else { return nil }
        var quad = RoundedQuad(width: bounds.z, height: bounds.w)
        if radius > 0 { quad.radius = min(radius, min(bounds.z, bounds.w) / 2) }
        quad.homography = add(map)
        return (quad, box)
    }

    /// The pixels that `bounds` of a space under `world` touches; nil where it is empty or not finite.
    func box(of bounds: SIMD4<Float>, under world: Homography) -> PixelRect? {
        if world.isAffine { return place(bounds, radius: 0, under: world.affine)?.box }
        let origin = CGAffineTransform(translationX: Double(bounds.x), y: Double(bounds.y))
        return Self.box(ofWidth: bounds.z, height: bounds.w, under: world.after(origin))
    }

    private static func box(ofWidth width: Float, height: Float, under map: Homography) -> PixelRect? {
        guard width > 0, height > 0 else { return nil }
        let image = map.image(of: CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
        guard !image.isEmpty else { return nil }
        let edges = image.boundingBox
        return PixelRect(enclosing: edges.minX, edges.minY, edges.maxX, edges.maxY)
    }

    /// The space under `world` from (`x`, `y`) on, as a quad without a size: that point itself need not be seen.
    mutating func space(x: Float, y: Float, under world: Homography) -> RoundedQuad {
        let x = Double(x)
        let y = Double(y)
        if world.isAffine {
            let world = world.affine
            return RoundedQuad(
                a: Float(world.a), b: Float(world.b), c: Float(world.c), d: Float(world.d),
                tx: Float(world.a * x + world.c * y + world.tx), ty: Float(world.b * x + world.d * y + world.ty))
        }
        var quad = RoundedQuad()
        quad.homography = add(world.after(CGAffineTransform(translationX: x, y: y)))
        return quad
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
