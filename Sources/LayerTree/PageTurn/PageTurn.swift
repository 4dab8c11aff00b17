import Foundation

/// A page in mid-turn: it bends from its lower right corner over a cylinder, which rolls up and to the left until the page
/// is beyond its upper left corner.
///
/// The cylinder lies across `direction`. Seen from above, all points of a line across it move alike, so the page is drawn
/// in strips between such lines. Two lines through corners that are neither first nor last are among them, which makes every
/// strip a trapezoid and its drawing exact.
struct PageTurn {
    /// Of the page, in points.
    let size: SIMD2<Double>
    /// From what lies flat towards what is turned; both parts above 0, the length is 1.
    let direction: SIMD2<Double>
    /// The distance along the direction, from the upper left corner, at which the cylinder touches the page.
    let contact: Double
    /// Of the cylinder, in points.
    let radius: Double
    /// The viewer's distance from the page, in points.
    private let eye: Double
    /// By how much the page has turned where the viewer ceases to see the front and begins to see the back, in radians.
    let edgeAngle: Double

    /// The angle of the direction at the start and at the end, in radians from the horizontal.
    private static let lean = (start: 0.82, end: 1.3)

    /// A page of `size` at `progress`, which counts as at least 0 and at most 1.
    init(size: CGSize, progress: Double) {
        let progress = progress > 0 ? min(progress, 1) : 0
        self.size = SIMD2(Double(size.width), Double(size.height))
        let shorter = self.size.min()
        let longer = self.size.max()
        // The first corner is bent over a thin cylinder.
        let growth = 1 - (1 - progress) * (1 - progress)
        radius = max(1, 0.13 * shorter * (0.55 + 0.45 * growth))
        let angle = Self.lean.start + (Self.lean.end - Self.lean.start) * growth
        direction = SIMD2(cos(angle), sin(angle))
        let start = (self.size * direction).sum()
        // At the end all of it is beyond the upper left corner.
        contact = start + (-radius - start) * progress
        eye = 3 * max(1, longer)
        // A right angle beneath the viewer.
        edgeAngle = acos((start / 2 - contact - radius) / eye)
    }

    var bend: PageBend { PageBend(radius: radius) }

    /// The distance of the lower right corner along the direction, the largest of all corners.
    var length: Double { (size * direction).sum() }

    /// The distance along the direction at which the back begins to show.
    var edge: Double { within(edgeAngle) }

    /// The size of the largest part, from the upper left corner on, that lies flat.
    var flatPart: SIMD2<Double> {
        func part(ofWidth width: Double) -> SIMD2<Double> {
            let width = min(size.x, max(0, width))
            return SIMD2(width, min(size.y, max(0, (contact - width * direction.x) / direction.y)))
        }
        func larger(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a.x * a.y > b.x * b.y ? a : b }
        let widest = part(ofWidth: size.x)
        let highest = part(ofWidth: (contact - size.y * direction.y) / direction.x)
        return larger(larger(widest, highest), part(ofWidth: contact / direction.x / 2))
    }

    /// The distance along the direction at which the page has turned by `angle`, in radians; limited to the page.
    func within(_ angle: Double) -> Double { min(length, max(0, contact + bend.distance(ofAngle: angle))) }

    /// The position at which a point of the page is seen while it is turned.
    func place(of point: SIMD2<Double>) -> SIMD2<Double> {
        let distance = (point * direction).sum() - contact
        let moved = point + direction * (bend.place(of: distance) - distance)
        // What is nearer to the viewer, who is above the middle, looks larger.
        let middle = size / 2
        return middle + (moved - middle) * (eye / (eye - bend.height(at: distance)))
    }

    /// The two points at which the line `along` the direction crosses the sides of the page: on the left or below, and
    /// on the right or above.
    func ends(of along: Double) -> (SIMD2<Double>, SIMD2<Double>) {
        func point(_ x: Double) -> SIMD2<Double> {
            SIMD2(x, min(size.y, max(0, (along - x * direction.x) / direction.y)))
        }
        return (
            point(min(size.x, max(0, (along - size.y * direction.y) / direction.x))),
            point(min(size.x, max(0, along / direction.x)))
        )
    }
}
