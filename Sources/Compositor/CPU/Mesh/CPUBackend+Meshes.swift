import Foundation
import Graphics
import RenderTree

extension CPUBackend {
    func prepareMesh(_ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore) {
        guard case .mesh(let mesh) = resources[command.resource] else { return }
        var prepared = PreparedCommand(.mesh, box: command.box)
        if let image = mesh.image, image.width == 0 || image.height == 0 { return }
        var texels = mesh.image?.pixels
        prepared.first = pass.meshes.append(
            mesh, topologies.topology(of: mesh.indices), under: list.map(of: command.quad),
            box: command.box.intersection(list.bounds)
        ) { texelsPerPixel in
            let wanted = Int(log2(texelsPerPixel))
            guard let image = mesh.image, let copy = image.copy(halvings: wanted) else { return 0 }
            texels = copy.pixels
            return copy.level
        }
        if let texels { prepared.image = texels.sampled(SIMD4(0, 0, 1, 1)) }
        prepared.isOpaque = !pass.meshes.isTranslucent
        append(prepared, command, list)
    }
}
