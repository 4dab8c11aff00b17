import Graphics

extension DrawList {
    /// Whether the first command alone makes every pixel opaque: what is composed over it leaves it so.
    package var startsOpaque: Bool { commands.first?.isOpaque(over: bounds) ?? false }

    /// The box around all that is drawn.
    var extent: PixelRect {
        var box = PixelRect.empty
        var index = 0
        while index < commands.count {
            if commands[index].kind == .beginLayer { index = endOfLayer(index) }
            box = box.union(commands[index].box)
            index += 1
        }
        return box
    }

    /// The command that ends the layer begun at `index`.
    package func endOfLayer(_ index: Int) -> Int {
        var depth = 1
        var end = index
        while depth > 0 {
            end += 1
            if commands[end].kind == .beginLayer { depth += 1 }
            if commands[end].kind == .endLayer { depth -= 1 }
        }
        return end
    }

    /// From local points of `quad` to device pixels.
    package func map(of quad: RoundedQuad) -> Homography {
        if quad.homography != 0 { return homographies[Int(quad.homography)] }
        return Homography(
            CGAffineTransform(
                a: Double(quad.a), b: Double(quad.b), c: Double(quad.c), d: Double(quad.d), tx: Double(quad.tx),
                ty: Double(quad.ty)))
    }
}
