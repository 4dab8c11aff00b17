/// Draws a pass over one band of rows at a time.
///
/// A painter has all the memory that it writes to for itself, so that several could work on bands of the same pass.
struct BandPainter: ~Copyable {
    /// Rows in a band: their pixels stay in the processor's cache while all commands pass over them.
    static let rows = 32

    private var layers = LayerStack()
    /// Edges that were painted since the last look at the deadline.
    private var uncheckedWork = 0
    private(set) var rowPainter: RowPainter
    private var masks = MaskPainter()
    private var affineImages = AffineImagePainter()
    private var uprightImages = UprightImagePainter()
    private var meshes: MeshPainter

    init(kernels: KernelSet) {
        rowPainter = RowPainter(kernels: kernels)
        meshes = MeshPainter(kernels: kernels)
    }

    /// Draws the commands of `pass` into `target`, which lies within one strip of `rows` rows. The pixels that are there
    /// already count unless the pass is the first one.
    mutating func paint(_ pass: borrowing PreparedPass, isFirst: Bool, into target: PixelRows) {
        rowPainter.beginBand(width: target.rect.width)
        layers.removeAll()
        let members = pass.members(of: Int(target.rect.minY) / Self.rows)
        let opaque = pass.lastOpaque(of: members, over: target.rect)
        if opaque == nil, isFirst { target.clear() }
        let seen = (opaque ?? members.lowerBound)..<members.upperBound
        guard let cover = pass.cover(of: seen, over: target.rect) else { return paint(seen, pass, into: target) }
        for index in 0..<cover.visibleColumns.count {
            var rect = target.rect
            rect.minX = cover.visibleColumns[index].lowerBound
            rect.maxX = cover.visibleColumns[index].upperBound
            paint(seen.lowerBound..<cover.firstIndex, pass, into: target.part(rect))
        }
        paint(cover.firstIndex..<seen.upperBound, pass, into: target)
    }

    /// Draws some members of a strip, with all of the layers that they begin.
    private mutating func paint(_ members: Range<Int>, _ pass: borrowing PreparedPass, into target: PixelRows) {
        var surface = target
        var member = members.lowerBound
        while member < members.upperBound {
            // The layers that are open are lost with the rest of the band.
            let command = pass.commands.base + Int(pass.members.base[member])
            if command.pointee.paint.isThroughEdges { uncheckedWork += command.pointee.count }
            if member % DrawingDeadline.checkedCommands == 0 || uncheckedWork > DrawingDeadline.checkedWork {
                uncheckedWork = 0
                if pass.deadline?.isOver == true { return }
            }
            if command.pointee.isPage,
                let pages = FusedLayers(from: member, to: members.upperBound, of: pass, over: surface.rect)
            {
                paint(pages, pass, into: surface)
                member += pages.count
                continue
            }
            let area = command.pointee.box.intersection(surface.rect)
            member += 1
            switch command.pointee.paint {
            case .beginLayer, .beginMask:
                if area.isEmpty || pass.isEmptyLayer(at: member - 1) {
                    while Int(pass.members.base[member - 1]) != command.pointee.partner { member += 1 }
                } else {
                    surface = layers.push(surface, area, isCovered: command.pointee.isOpaque)
                }
            case .endLayer:
                let parent = layers.pop()
                rowPainter.paintLayer(surface, command, pass, into: parent)
                surface = parent
            case .endMask:
                let parent = layers.pop()
                parent.multiply(byAlphaOf: surface)
                surface = parent
            default:
                if !area.isEmpty { paint(command, area, pass, into: surface) }
            }
        }
    }

    /// Draws a command that is no layer over `area`.
    mutating func paint(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        switch command.pointee.paint {
        case .color: rowPainter.paintColor(command, area, pass, into: surface)
        case .path: masks.paintPath(command, area, pass, with: &rowPainter, into: surface)
        case .pathMask: masks.maskByPath(command, area, pass, with: &rowPainter, into: surface)
        case .ring: rowPainter.paintRing(command, area, pass, into: surface)
        case .shadow: masks.paintShadow(command, area, pass, with: &rowPainter, into: surface)
        case .mesh: meshes.paint(command, area, pass, with: &rowPainter, into: surface)
        case .uprightImage: uprightImages.paint(command, area, pass, with: &rowPainter, into: surface)
        case .affineImage: affineImages.paint(command, area, pass, with: &rowPainter, into: surface)
        default: rowPainter.paintPixels(command, area, pass, into: surface)
        }
    }
}
