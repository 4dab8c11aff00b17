extension PreparedPass {
    /// The place, among `range` of the `members`, of the last command that alone decides all pixels of `band`: what comes
    /// before it is not seen. Nil where there is none.
    borrowing func lastOpaque(of range: Range<Int>, over band: PixelRect) -> Int? {
        var place = range.upperBound
        while place > range.lowerBound {
            place -= 1
            let command = commands.base + Int(members.base[place])
            switch command.pointee.paint {
            case .endLayer, .endMask:
                // What is in a layer decides nothing outside of it.
                while Int(members.base[place]) != command.pointee.partner { place -= 1 }
            default:
                if isOpaque(command, over: band) { return place }
            }
        }
        return nil
    }

    /// Fewer columns than these are not worth looking after.
    private static let leastCover = 32

    /// The place, among `range` of the `members`, of the last mesh outside of all layers that hides what comes before it in
    /// many columns of `band`, and what it leaves to be drawn.
    borrowing func lastCover(of range: Range<Int>, over band: PixelRect) -> (place: Int, rest: PixelRect)? {
        var place = range.upperBound
        while place > range.lowerBound + 1 {
            place -= 1
            let command = commands.base + Int(members.base[place])
            switch command.pointee.paint {
            case .endLayer, .endMask:
                while Int(members.base[place]) != command.pointee.partner { place -= 1 }
            case .mesh:
                guard command.pointee.clip == 0, command.pointee.shape == 0, command.pointee.alpha == 255,
                    command.pointee.isOpaque, command.pointee.box.contains(band)
                else { continue }
                let columns = meshes.solidColumns(meshes.records.base[command.pointee.first], of: band)
                if columns.count < Self.leastCover { continue }
                var rest = band
                if columns.lowerBound == Int(band.minX) {
                    rest.minX = Int32(columns.upperBound)
                } else {
                    rest.maxX = Int32(columns.lowerBound)
                }
                return (place, rest)
            default: break
            }
        }
        return nil
    }

    private borrowing func isOpaque(_ command: UnsafePointer<PreparedCommand>, over band: PixelRect) -> Bool {
        guard command.pointee.clip == 0, command.pointee.alpha == 255, command.pointee.box.contains(band) else {
            return false
        }
        switch command.pointee.paint {
        case .color: if command.pointee.color >> 24 != 255 { return false }
        case .uprightImage: if !command.pointee.isOpaque { return false }
        default: return false
        }
        let shape = shapes.shapes.base[command.pointee.shape]
        switch shape.kind {
        case .unlimited: return true
        case .quad, .convex, .cut: return false
        case .upright:
            return shape.lowX <= Double(band.minX) && shape.lowY <= Double(band.minY)
                && shape.highX >= Double(band.maxX) && shape.highY >= Double(band.maxY)
        }
    }
}
