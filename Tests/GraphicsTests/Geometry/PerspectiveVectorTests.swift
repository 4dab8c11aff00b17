import Foundation
import Graphics
import TestSupport
import Testing

/// A 320 x 568 layer that turns about y in perspective; see the description in the file.
@Suite struct PerspectiveVectorTests {
    struct File: Decodable {
        var tolerance: [String: Double]
        var size: [Double]
        var m34: Double
        var rows: [Row]
    }

    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var degrees: Double
        var radians: Double
        var matrix: [[Double]]
        var points: [Point]

        var testDescription: String { "\(degrees) degrees" }
    }

    struct Point: Decodable {
        var point: [Double]
        var projected: [Double]
        var w: Double
        var z: Double
    }

    private static let vectors = VectorFolder(in: .module)
    private static let file = try? vectors.load(File.self, from: "perspective_rotation_y")

    @Test func fileIsRead() throws {
        let file = try Self.vectors.load(File.self, from: "perspective_rotation_y")
        #expect(file.rows.count > 5)
    }

    @Test(arguments: file?.rows ?? []) func rowIsMet(_ row: Row) throws {
        let file = try #require(Self.file)
        var perspective = CATransform3DIdentity
        perspective.m34 = file.m34
        let t = CATransform3DRotate(perspective, row.radians, 0, 1, 0)
        let expected = CATransform3D(
            SIMD4(row.matrix[0]), SIMD4(row.matrix[1]), SIMD4(row.matrix[2]), SIMD4(row.matrix[3]))
        #expect(t.distance(to: expected) < file.tolerance["matrix"] ?? 0)

        let center = CGPoint(x: file.size[0] / 2, y: file.size[1] / 2)
        let aboutCenter = Homography(CGAffineTransform(translationX: -center.x, y: -center.y))
            .concatenating(Homography(t))
            .concatenating(Homography(CGAffineTransform(translationX: center.x, y: center.y)))
        let tolerance = file.tolerance["projected"] ?? 0
        for sample in row.points {
            let point = CGPoint(x: sample.point[0], y: sample.point[1])
            let landed = try #require(aboutCenter.project(point))
            #expect(landed.distance(to: CGPoint(x: sample.projected[0], y: sample.projected[1])) < tolerance)
            #expect(abs(aboutCenter.homogeneous(point).z - sample.w) < tolerance)
            let depth = t.applied(to: SIMD4(point.x - center.x, point.y - center.y, 0, 1)).z
            #expect(abs(depth - sample.z) < tolerance)
        }
    }
}
