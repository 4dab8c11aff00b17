import Foundation
import Graphics

/// Triangles that carry an image.
package struct Mesh: Sendable {
    package struct Vertex: Sendable, BitwiseCopyable {
        /// In node space, points.
        package var position: SIMD2<Float>
        /// In unit coordinates of the image, 0 to 1.
        package var textureCoordinate: SIMD2<Float>
        /// Multiplies the image: red, green, blue, alpha, 0 to 1.
        package var color: SIMD4<Float>

        package init(
            position: SIMD2<Float>, textureCoordinate: SIMD2<Float>, color: SIMD4<Float> = SIMD4(1, 1, 1, 1)
        ) {
            self.position = position
            self.textureCoordinate = textureCoordinate
            self.color = color
        }
    }

    package var vertices: ContiguousArray<Vertex>
    /// Three to a triangle, drawn in order.
    package var indices: ContiguousArray<UInt32>
    /// Without an image the vertex colours stand alone.
    package var image: CGImage?

    package init(vertices: ContiguousArray<Vertex>, indices: ContiguousArray<UInt32>, image: CGImage?) {
        precondition(indices.count % 3 == 0, "\(indices.count) indices do not make triangles")
        self.vertices = vertices
        self.indices = indices
        self.image = image
    }
}
