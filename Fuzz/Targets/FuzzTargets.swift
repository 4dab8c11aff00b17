/// The list of all fuzz targets.
enum FuzzTargets {
    static var all: [any FuzzTarget.Type] {
        [
            GestureScriptTarget.self, RunFolderTarget.self, BenchmarkTarget.self, TreeTextTarget.self,
            ImageTarget.self, RenderTreeTarget.self, GeometryTarget.self, KernelTarget.self,
            TreeTransferTarget.self, SceneRequestTarget.self, SceneReplyTarget.self,
        ]
    }

    static var names: [String] { all.map { $0.name } }

    static func target(named name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
