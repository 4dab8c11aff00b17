import Foundation
import Graphics
import RenderTree

extension CPUBackend {
    func prepareMesh(_ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore) {
        guard case .mesh(let mesh) = resources[command.resource] else { return }
        var prepared = PreparedCommand(.mesh, box: command.box)
        let (first, map) = (pass.vertices.count, list.map(of: command.quad))
        let (width, height) = (Double(mesh.image?.width ?? 1), Double(mesh.image?.height ?? 1))
        var (isTinted, isTranslucent) = (false, !(mesh.image?.isOpaque ?? true))
        for vertex in mesh.vertices {
            let local = CGPoint(x: Double(vertex.position.x), y: Double(vertex.position.y))
            let place = map.project(local) ?? CGPoint(x: Double.nan, y: .nan)
            let color = vertex.color
            if color != SIMD4(1, 1, 1, 1) { isTinted = true }
            if !(color.w >= 1) { isTranslucent = true }
            pass.vertices.append(
                MeshVertex(
                    x: place.x, y: place.y, u: Double(vertex.textureCoordinate.x) * width - 0.5,
                    v: Double(vertex.textureCoordinate.y) * height - 0.5,
                    color: SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)))
        }
        prepared.first = pass.triangles.count
        let count = mesh.vertices.count
        for index in stride(from: 0, to: mesh.indices.count - 2, by: 3) {
            let corners = (Int(mesh.indices[index]), Int(mesh.indices[index + 1]), Int(mesh.indices[index + 2]))
            guard max(corners.0, corners.1, corners.2) < count else { continue }
            pass.triangles.append(
                SIMD3(Int32(first + corners.0), Int32(first + corners.1), Int32(first + corners.2)))
        }
        prepared.count = pass.triangles.count - prepared.first
        prepared.isTinted = isTinted
        prepared.isOpaque = !isTranslucent
        if let image = mesh.image {
            guard image.width > 0, image.height > 0 else { return }
            prepared.image = image.pixels.sampled(SIMD4(0, 0, 1, 1))
        }
        append(prepared, command, list)
    }
}
