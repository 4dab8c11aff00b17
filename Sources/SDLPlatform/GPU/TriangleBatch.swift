import CSDL2

/// Triangles that share a texture, its sampling and a blend mode, gathered until one of them changes.
@MainActor struct TriangleBatch {
    private let device: GPUDevice
    private var vertices: ContiguousArray<SDL_Vertex> = []
    private var indices: ContiguousArray<Int32> = []
    private var texture: GPUTexture?
    private var isNearest = false
    private var blend = GPUDevice.sourceOver

    init(device: GPUDevice) { self.device = device }

    /// Sets the texture, filter and blend mode of the triangles that follow; where one of them differs, draws the
    /// gathered ones first.
    mutating func use(
        _ texture: GPUTexture, nearest: Bool, blend: SDL_BlendMode = GPUDevice.sourceOver
    ) throws(PlatformError) {
        if self.texture === texture, isNearest == nearest, self.blend == blend { return }
        try flush()
        self.texture = texture
        isNearest = nearest
        self.blend = blend
    }

    /// Starts a shape; the indices that follow count from here.
    mutating func begin() -> Int32 { Int32(vertices.count) }

    /// Adds a corner: its place in the target, its premultiplied colour from 0 to 1, and its place in the texture.
    mutating func append(_ position: SIMD2<Double>, color: SIMD4<Float>, texture: SIMD2<Double>) {
        let bytes = Self.bytes(of: color)
        vertices.append(
            SDL_Vertex(
                position: SDL_FPoint(x: Float(position.x), y: Float(position.y)),
                color: SDL_Color(r: bytes.x, g: bytes.y, b: bytes.z, a: bytes.w),
                tex_coord: SDL_FPoint(x: Float(texture.x), y: Float(texture.y))))
    }

    /// `color` in steps of 1/255, each channel limited to 0 to 1.
    static func bytes(of color: SIMD4<Float>) -> SIMD4<UInt8> {
        let scaled = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(
            lowerBound: .zero, upperBound: .init(repeating: 255))
        return SIMD4(UInt8(scaled.x), UInt8(scaled.y), UInt8(scaled.z), UInt8(scaled.w))
    }

    mutating func append(index: Int32) { indices.append(index) }

    /// Adds `mesh`, moved by `-origin` and coloured with the premultiplied `color`; `coordinates` answers for a pixel.
    mutating func append(
        _ mesh: CoverageMesh, origin: SIMD2<Double>, color: SIMD4<Float>,
        coordinates: (SIMD2<Double>) -> SIMD2<Double>
    ) {
        let first = begin()
        for vertex in mesh.vertices {
            append(
                vertex.position - origin, color: color * Float(vertex.coverage),
                texture: coordinates(vertex.position))
        }
        for index in mesh.indices { indices.append(first + index) }
    }

    /// Draws what was gathered.
    mutating func flush() throws(PlatformError) {
        defer {
            vertices.removeAll(keepingCapacity: true)
            indices.removeAll(keepingCapacity: true)
        }
        guard !indices.isEmpty, let texture else { return }
        try texture.setNearest(isNearest)
        SDL_SetTextureBlendMode(texture.pointer, blend)
        let status = vertices.withUnsafeBufferPointer { vertices in
            indices.withUnsafeBufferPointer { indices in
                SDL_RenderGeometry(
                    device.renderer, texture.pointer, vertices.baseAddress, Int32(vertices.count), indices.baseAddress,
                    Int32(indices.count))
            }
        }
        try device.check(status, "drawing triangles")
    }
}
