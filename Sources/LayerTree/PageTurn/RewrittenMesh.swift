import RenderTree

/// A mesh that is written anew for every frame, in turn into one of four memories: a frame may write up to three times before it
/// is committed, and what was committed last stays as it is meanwhile.
struct RewrittenMesh {
    private var (oldest, older, former, shown): (Mesh, Mesh, Mesh, Mesh)

    /// A mesh without vertices, of the triangles `indices`.
    init(indices: ContiguousArray<UInt32>, image: CGImage?) {
        oldest = Mesh(vertices: [], indices: indices, image: image)
        older = oldest
        former = oldest
        shown = oldest
    }

    /// The mesh with its vertices rewritten by `write`.
    mutating func rewritten(_ write: (inout ContiguousArray<Mesh.Vertex>) -> Void) -> Mesh {
        swap(&oldest, &shown)
        swap(&oldest, &former)
        swap(&oldest, &older)
        write(&shown.vertices)
        return shown
    }
}
