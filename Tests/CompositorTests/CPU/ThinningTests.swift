import Foundation
import Graphics
import Testing

@testable import Compositor

/// Paths that would take seconds, by what they cost within the rows of a picture.
@Suite struct ThinningTests {
    private static let rows: Int32 = 1000

    /// Curves whose control points lie `reach` away, one beside the other.
    private func curves(_ count: Int, reach: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 0..<count {
            path.addCurve(
                to: CGPoint(x: Double(index % 390), y: Double(index % 844)),
                control1: CGPoint(x: reach, y: -reach), control2: CGPoint(x: -reach, y: reach))
        }
        return path
    }

    private func zigzag(_ count: Int) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 0..<count { path.addLine(to: CGPoint(x: Double(index % 390), y: index % 2 == 0 ? 900 : 10)) }
        return path
    }

    private func edges(_ path: CGPath, isStroke: Bool = false) -> Int {
        let limits = PathLimits(rows: Self.rows, isStroke: isStroke)
        var pass = PreparedPass()
        let thin = path.thinned(to: limits, under: .identity)
        let pen = isStroke ? StrokePen(width: 1, miterLimit: 10) : nil
        if let pen {
            _ = pass.appendEdges(of: thin, strokedWith: pen, under: .identity)
        } else {
            _ = pass.appendEdges(of: thin, under: .identity)
        }
        return pass.edges.count
    }

    /// A path, and the most edges that it may become.
    @Test func whatACurveReachesCounts() {
        #expect(edges(curves(200_000, reach: 1e7)) < 1 << 21)
        #expect(edges(curves(20_000, reach: 3_000)) < 1 << 21)
        #expect(edges(curves(20_000, reach: 3_000), isStroke: true) < 1 << 21)
        #expect(edges(zigzag(49_000)) < 10_000)
    }

    /// Curves that lie flat reach nothing, and are many lines all the same.
    @Test func linesOfCurvesCount() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 0..<50_000 {
            path.addQuadCurve(
                to: CGPoint(x: Double(index % 390), y: 5), control: CGPoint(x: index % 2 == 0 ? 1e9 : -1e9, y: 5.5))
        }
        #expect(edges(path) < 1 << 21)
    }

    /// What lies above and below the picture does not cost anything: a long path of which little shows stays as it is.
    @Test func whatIsOutsideDoesNotCount() {
        let path = zigzag(40_000)
        let limits = PathLimits(rows: Self.rows, isStroke: false)
        let below = Homography(CGAffineTransform(translationX: 0, y: 5_000))
        #expect(path.thinned(to: limits, under: below) == path)
        #expect(path.thinned(to: limits, under: .identity) != path)
    }

    /// A path that is dear in a large picture is not in a small one.
    @Test(arguments: [(100, true), (10_000, false)]) func ordinaryPathsStay(_ count: Int, _ stays: Bool) {
        let path = zigzag(count)
        let thin = path.thinned(to: PathLimits(rows: Self.rows, isStroke: false), under: .identity)
        #expect((thin == path) == stays)
        #expect(path.thinned(to: PathLimits(rows: 10, isStroke: false), under: .identity) == path)
    }

    @Test func itBeginsAndEndsWhereItDid() {
        let path = CGMutablePath()
        for _ in 0..<3 {
            path.addPath(zigzag(20_001))
            path.closeSubpath()
        }
        let thin = path.thinned(to: PathLimits(rows: Self.rows, isStroke: false), under: .identity)
        #expect(thin.elements.count { $0 == .close } == 3 && thin.elements.count { $0 == .move(.zero) } == 3)
        #expect(thin.boundingBoxOfPath.height > 800)
    }

    /// Positions that are no numbers.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func positionsOfAnyKindEnd(_ value: CGFloat) {
        let path = curves(5_000, reach: value)
        #expect(edges(path) <= 5_000 * 1_024)
    }
}
