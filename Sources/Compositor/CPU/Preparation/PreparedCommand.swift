import CKernels

/// A draw command with everything looked up and inverted that its pixels need.
struct PreparedCommand: BitwiseCopyable {
    /// The source of the pixels, or the boundary of a layer or a mask.
    enum Paint: BitwiseCopyable {
        case color
        /// An image or a blurred backdrop whose texels lie along the pixel grid.
        case uprightImage
        /// An image under an affine map, within what fixed-point positions can say.
        case affineImage
        case projectiveImage
        /// An image under any map, without filtering.
        case nearestImage
        /// An image under any map, mixed with a copy of half its size.
        case trilinearImage
        case axialGradient, radialGradient, conicGradient
        /// `color` through the difference of two shapes.
        case ring
        /// `color` through the coverage of edges.
        case path
        /// The layer's own pixels so far, through the coverage of edges.
        case pathMask
        /// `color` through a blurred mask.
        case shadow
        case mesh
        case beginLayer, endLayer, beginMask, endMask

        /// Whether it is painted through the coverage of edges.
        var isThroughEdges: Bool { self == .path || self == .pathMask }
    }

    /// Per pixel: `x` · column + `y` · row + `z`, at the pixels' centres.
    typealias Plane = SIMD3<Double>

    var paint: Paint
    /// No pixel of the source is translucent. The beginning and the end of a layer are opaque where the layer's first command
    /// covers all of it with opaque pixels, the end only without a mask.
    var isOpaque = false
    var evenOdd = false
    /// An opaque upright image whose texels all pixels can take as they are, but for the mean of two rows.
    var isPage = false
    /// For upright images: what is to be added to a column for that of its texel; nil where columns of the device and the
    /// image differ in width or by a part of a column.
    var columnShift: Int?
    /// For upright images: what is to be added to a row for that of the texels above it, and how far these are on the way
    /// to the next ones, in 1/256; nil where rows of the device and the image differ in height.
    var rowShift: Int?
    var rowWeight: UInt32 = 0
    /// No pixel outside is touched.
    var box: PixelRect
    /// Limits the command; in `PreparedPass.shapes`.
    var shape = 0
    /// The hole of a ring.
    var hole = 0
    /// The clip in `DrawList.clips`; 0 without one.
    var clip: UInt32 = 0
    /// 0 to 255.
    var alpha: UInt32 = 255
    /// Premultiplied, with the opacity in it.
    var color: UInt32 = 0
    /// For layers: the command that ends what this one begins, and the other way round.
    var partner = 0
    /// Source coordinates: texels, mask bytes or gradient space; w is 1 but under perspective.
    var u = Plane.zero, v = Plane.zero, w = Plane(0, 0, 1)
    var image = SampledImage()
    var mask = SampledMask()
    /// A run of edges or colours, the record of a mesh, or the place of a coarser image and its weight in 1/256, by `paint`.
    var first = 0, count = 0

    init(_ paint: Paint, box: PixelRect) { (self.paint, self.box) = (paint, box) }

    /// u, v and w at the centre of pixel (`x`, `y`).
    @inline(__always)
    func source(_ x: Int, _ y: Int) -> (u: Double, v: Double, w: Double) {
        let px = Double(x) + 0.5
        let py = Double(y) + 0.5
        return (u.x * px + u.y * py + u.z, v.x * px + v.y * py + v.z, w.x * px + w.y * py + w.z)
    }

    /// Texels per pixel, along a side, in the middle of `box`; not finite where that is undefined, as behind the
    /// viewer.
    func density(inMiddleOf box: PixelRect) -> Double {
        let middle = source((Int(box.minX) + Int(box.maxX)) / 2, (Int(box.minY) + Int(box.maxY)) / 2)
        guard middle.w > 0 else { return .nan }
        let x = middle.u / middle.w
        let y = middle.v / middle.w
        // How u and v change from pixel to pixel there.
        let ux = (u.x - x * w.x) / middle.w
        let uy = (u.y - x * w.y) / middle.w
        let vx = (v.x - y * w.x) / middle.w
        let vy = (v.y - y * w.y) / middle.w
        return (ux * vy - uy * vx).magnitude.squareRoot()
    }

    /// The source coordinates of the pixels from (`x`, `y`) on, and their steps along the row.
    func projectiveRow(_ x: Int, _ y: Int) -> ProjectiveRow {
        let at = source(x, y)
        return ProjectiveRow(u: at.u, v: at.v, w: at.w, du: u.x, dv: v.x, dw: w.x, ahead: 0, first: 0)
    }

    /// The same for images, counted from the first column of `box`: a pixel is the same whatever part of a row is drawn.
    func imageRow(_ x: Int, _ y: Int) -> ProjectiveRow {
        var row = projectiveRow(Int(box.minX), y)
        row.first = Int32(x) - box.minX
        return row
    }

    /// The approximate distance in memory, in texels, from the texel of pixel (`x`, `y`) to that of the pixel `rows`
    /// rows further down.
    func texels(down rows: Double, from x: Int, _ y: Int) -> Int {
        let at = source(x, y)
        func whole(_ position: Double, _ step: Double) -> Int {
            max(-4096, min(4096, (step - position / at.w * w.y) / at.w * rows)).wholeBelow
        }
        return whole(at.u, u.y) + whole(at.v, v.y) * image.stride
    }
}
