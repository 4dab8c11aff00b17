import RenderTree

/// A mesh that is written anew for every frame, in turn into one of three memories: while one is written to, the others
/// still belong to what was committed last, and to what the backend compares that with.
struct RewrittenMesh {
    private var (next, earlier, shown): (Mesh, Mesh, Mesh)

    /// A mesh without vertices, of the triangles `indices`.
    init(indices: ContiguousArray<UInt32>, image: CGImage?) {
        next = Mesh(vertices: [], indices: indices, image: image)
        (earlier, shown) = (next, next)
    }

    /// What `write` makes of the vertices.
    mutating func rewritten(_ write: (inout ContiguousArray<Mesh.Vertex>) -> Void) -> Mesh {
        swap(&next, &shown)
        swap(&next, &earlier)
        write(&shown.vertices)
        return shown
    }
}
