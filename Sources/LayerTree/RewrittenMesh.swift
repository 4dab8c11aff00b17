import RenderTree

/// A mesh that is written anew for every frame, in turn into one of two memories: while one is written to, the other still
/// belongs to what was committed last.
struct RewrittenMesh {
    private var (next, shown): (Mesh, Mesh)

    /// A mesh without vertices, of the triangles `indices`.
    init(indices: ContiguousArray<UInt32>, image: CGImage?) {
        next = Mesh(vertices: [], indices: indices, image: image)
        shown = next
    }

    /// What `write` makes of the vertices.
    mutating func rewritten(_ write: (inout ContiguousArray<Mesh.Vertex>) -> Void) -> Mesh {
        swap(&next, &shown)
        write(&shown.vertices)
        return shown
    }
}
