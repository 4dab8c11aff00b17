import Foundation
import Graphics
import LayerTree
import RenderTree

/// A page that curls over a slanting cylinder, which rolls from the right edge beyond the left one.
struct PageCurl {
    /// Mesh cells each way.
    static let cells = 64
    /// The inclination of the cylinder's axis: points to the left for each point downwards.
    private static let slope = 0.25

    /// Of the page, in points.
    private let size: CGSize

    init(size: CGSize) { self.size = size }

    /// Of the cylinder.
    private var radius: Double { size.width * 0.08 }

    /// The x coordinate at which the cylinder begins on the upper edge, in points.
    private func axis(_ progress: Double) -> Double {
        (size.width + size.height * Self.slope + 1).blended(to: -radius * 3.2, progress)
    }

    /// The page, column by column in the order of `indices`; the portion that has passed the axis is bent and shaded.
    func vertices(at progress: Double) -> ContiguousArray<Mesh.Vertex> {
        let cells = Self.cells
        let axis = axis(progress)
        var vertices = ContiguousArray<Mesh.Vertex>()
        vertices.reserveCapacity((cells + 1) * (cells + 1))
        for column in 0...cells {
            for row in 0...cells {
                let x = size.width * Double(column) / Double(cells)
                let y = size.height * Double(row) / Double(cells)
                let bent = bend(x, distance: x + Self.slope * y - axis)
                let shade = Float(bent.shade) / 255
                vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(Float(bent.x), Float(y)),
                        textureCoordinate: SIMD2(Float(column), Float(row)) / Float(cells),
                        color: SIMD4(shade, shade, shade, 1)))
            }
        }
        return vertices
    }

    /// The x coordinate of a point that has passed the axis by `distance`, and its brightness, 0...255.
    private func bend(_ x: Double, distance: Double) -> (x: Double, shade: Int) {
        let bend = PageBend(radius: radius)
        let angle = bend.angle(at: distance)
        let place = x - distance + bend.place(of: distance)
        return (place, angle == 0 ? 255 : angle < .pi ? Int(255 - 110 * sin(angle)) : 225)
    }

    /// The strip of shadow that the cylinder casts to its right: its corners from the top left on.
    func shadowVertices(at progress: Double) -> ContiguousArray<Mesh.Vertex> {
        let axis = axis(progress)
        func vertex(_ y: Double, isFar: Bool) -> Mesh.Vertex {
            let x = axis + radius - Self.slope * y + (isFar ? radius * 2 : 0)
            return Mesh.Vertex(
                position: SIMD2(Float(x), Float(y)), textureCoordinate: .zero,
                color: SIMD4(0, 0, 0, isFar ? 0 : 130.0 / 255))
        }
        return [
            vertex(0, isFar: false), vertex(0, isFar: true), vertex(size.height, isFar: true),
            vertex(size.height, isFar: false),
        ]
    }

    /// The triangles over `shadowVertices`.
    static let shadowIndices: ContiguousArray<UInt32> = [0, 1, 2, 0, 2, 3]

    /// The triangles over `vertices`, two to a cell, column by column.
    static let indices: ContiguousArray<UInt32> = {
        let line = UInt32(cells + 1)
        var indices = ContiguousArray<UInt32>()
        for column in 0..<UInt32(cells) {
            for row in 0..<UInt32(cells) {
                let a = column * line + row
                let b = (column + 1) * line + row
                indices += [a, b, b + 1, a, b + 1, a + 1]
            }
        }
        return indices
    }()
}
