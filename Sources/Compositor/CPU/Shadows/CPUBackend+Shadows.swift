import CKernels
import Graphics
import RenderTree

extension CPUBackend {
    func prepareShadow(_ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore) {
        let map = list.map(of: command.quad)
        guard let inverse = map.inverted() else { return }
        let source = ShadowSource(command, map: map)
        let mask = shadows.mask(for: source.key, in: resources) { makeMask(source, command, resources) }
        guard let mask else { return }
        let geometry = mask.geometry
        var prepared = PreparedCommand(.shadow, box: command.box)
        prepared.w = SIMD3(inverse.m13, inverse.m23, inverse.m33)
        let offset = SIMD2<Double>(command.shadow.offset)
        prepared.u =
            SIMD3(inverse.m11, inverse.m21, inverse.m31) * geometry.scale
            + prepared.w * (geometry.originX - 0.5 - offset.x * geometry.scale)
        prepared.v =
            SIMD3(inverse.m12, inverse.m22, inverse.m32) * geometry.scale
            + prepared.w * (geometry.originY - 0.5 - offset.y * geometry.scale)
        let width = Double(command.quad.width)
        let height = Double(command.quad.height)
        prepared.mask = SampledMask(
            bytes: UnsafePointer(mask.bytes), stride: geometry.width, width: Int32(geometry.width),
            height: Int32(geometry.height), split_x: geometry.splitX, split_y: geometry.splitY,
            skip_x: geometry.splitX.isFinite ? (width - source.stretchedSide) * geometry.scale : 0,
            skip_y: geometry.splitY.isFinite ? (height - source.stretchedSide) * geometry.scale : 0)
        append(prepared, command, list)
    }

    private func makeMask(
        _ source: ShadowSource, _ command: DrawCommand, _ resources: ResourceStore
    ) -> ShadowMask? {
        let extent = source.extent(resources)
        guard let geometry = source.geometry(extent) else { return nil }
        let mask = shadows.makeMask(geometry)
        shadowPainter.paint(source, command, extent, resources, into: mask)
        uncheckedWork += geometry.byteCount
        return mask
    }
}
