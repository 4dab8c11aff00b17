import CKernels

/// Draws a pass over one band of rows at a time.
///
/// A painter has all the memory that it writes to for itself, so that several could work on bands of the same pass.
struct BandPainter: ~Copyable {
    /// Rows in a band: their pixels stay in the processor's cache while all commands pass over them.
    static let rows = 32

    /// A pointer, so that nothing outside of this module depends on the size of a C struct.
    let kernels: UnsafePointer<KernelTable>
    var scratch = RowScratch(width: 0)
    var layers = LayerStack()
    /// Area differences of a path, `rows` times a row; zero between uses.
    var pathCells = PlainBuffer<Float>()
    /// Rows of a turned image that are drawn together.
    var affineRows = PlainBuffer<AffineRow>()
    /// Texel positions of the pixels of upright image rows, piece by piece.
    var texelPieces = PlainBuffer<TexelPiece>()
    var meshMasks = MeshMasks()
    var meshRow = MeshRow()

    init(kernels: KernelSet) { self.kernels = kernels.table }

    /// Draws the commands of `pass` into `target`, which lies within one strip of `rows` rows. The pixels that are there
    /// already count unless the pass is the first one.
    mutating func paint(_ pass: borrowing PreparedPass, isFirst: Bool, into target: PixelRows) {
        if target.rect.width > scratch.width { scratch = RowScratch(width: target.rect.width) }
        layers.removeAll()
        let members = pass.members(of: Int(target.rect.minY) / Self.rows)
        let opaque = pass.lastOpaque(of: members, over: target.rect)
        if opaque == nil, isFirst { target.clear() }
        let seen = (opaque ?? members.lowerBound)..<members.upperBound
        if let cover = pass.lastCover(of: seen, over: target.rect) {
            if !cover.rest.isEmpty { paint(seen.lowerBound..<cover.place, pass, into: target.part(cover.rest)) }
            paint(cover.place..<seen.upperBound, pass, into: target)
        } else {
            paint(seen, pass, into: target)
        }
    }

    /// Draws some members of a strip, with all of the layers that they begin.
    private mutating func paint(_ members: Range<Int>, _ pass: borrowing PreparedPass, into target: PixelRows) {
        var surface = target
        var member = members.lowerBound
        while member < members.upperBound {
            let command = pass.commands.base + Int(pass.members.base[member])
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
                if area.isEmpty {
                    while Int(pass.members.base[member - 1]) != command.pointee.partner { member += 1 }
                } else {
                    layers.push(surface)
                    surface = layers.makeRows(area)
                }
            case .endLayer:
                let parent = layers.pop()
                paintLayer(surface, command, pass, into: parent)
                surface = parent
            case .endMask:
                let parent = layers.pop()
                multiply(parent, byAlphaOf: surface)
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
        case .color: paintColor(command, area, pass, into: surface)
        case .path: paintPath(command, area, pass, into: surface)
        case .pathMask: maskByPath(command, area, pass, surface)
        case .ring: paintRing(command, area, pass, into: surface)
        case .shadow: paintShadow(command, area, pass, into: surface)
        case .mesh: paintMesh(command, area, pass, into: surface)
        case .uprightImage: paintUpright(command, area, pass, into: surface)
        case .affineImage: paintAffine(command, area, pass, into: surface)
        default: paintPixels(command, area, pass, into: surface)
        }
    }

    /// The pixels that a command's shape and clips leave of row `y` within `area`; partial coverage goes to
    /// `scratch.mask`.
    @inline(__always)
    mutating func span(
        _ command: UnsafePointer<PreparedCommand>, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        let span = pass.shapes.span(
            of: command.pointee.shape, row: y, minX: minX, maxX: maxX, mask: scratch.mask, cells: scratch.cells)
        if command.pointee.clip == 0 || span.isEmpty { return span }
        return clipped(span, command.pointee.clip, y, area, pass)
    }

    private mutating func clipped(
        _ unclipped: RowSpan, _ clip: UInt32, _ y: Int, _ area: PixelRect, _ pass: borrowing PreparedPass
    ) -> RowSpan {
        let minX = Int(area.minX)
        let maxX = Int(area.maxX)
        var span = unclipped
        var clip = Int(clip)
        while clip != 0, !span.isEmpty {
            let limit = pass.shapes.span(
                of: pass.clips[clip].shape, row: y, minX: minX, maxX: maxX, mask: scratch.clipMask,
                cells: scratch.cells)
            span = pass.shapes.combine(span, scratch.mask, limit, scratch.clipMask, minX: minX)
            clip = pass.clips[clip].parent
        }
        return span
    }

    /// Composes `n` pixels of `source`, no coverage considered.
    @inline(__always)
    mutating func blend(
        _ d: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ n: Int, alpha: UInt32, isOpaque: Bool
    ) {
        if n <= 0 { return }
        if alpha == 255 {
            if isOpaque { d.update(from: source, count: n) } else { kernels.pointee.over(d, source, n) }
        } else if isOpaque {
            kernels.pointee.opaque_alpha(d, source, alpha, n)
        } else {
            kernels.pointee.over_alpha(d, source, alpha, n)
        }
    }
}
