import Graphics
import RenderTree

extension CPUBackend {
    func prepareMesh(_ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore) {
        guard case .mesh(let mesh) = resources[command.resource] else { return }
        var prepared = PreparedCommand(.mesh, box: command.box)
        if let image = mesh.image {
            guard image.width > 0, image.height > 0 else { return }
            prepared.image = image.pixels.sampled(SIMD4(0, 0, 1, 1))
        }
        prepared.first = pass.meshes.append(
            mesh, topologies.topology(of: mesh.indices), under: list.map(of: command.quad),
            box: command.box.intersection(list.bounds))
        prepared.isOpaque = !pass.meshes.isTranslucent
        append(prepared, command, list)
    }
}
