import Graphics
import RenderTree

/// Reads render trees from text; what is written of a tree must read back as the same tree.
enum TreeTextTarget: FuzzTarget {
    static let name = "tree-text"
    static let longestInput = 600
    static let dictionary: String? = "tree"
    static let seedFolders = ["Tests/CompositorTests/Scenes", "Tests/RenderTreeTests/Errors"]

    /// Images of more pixels are not written: their text would be megabytes.
    private static let pixelLimit = 4096

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let store = ResourceStore()
        guard let parsed = try? RenderTree.parse(String(decoding: bytes, as: UTF8.self), into: store) else {
            precondition(store.count == 0, "a refused text left \(store.count) resources behind")
            return
        }
        let pixels = parsed.resources.reduce(0) { sum, id in
            sum + (store.picture(of: id).map { $0.image.width * $0.image.height } ?? 0)
        }
        guard pixels <= pixelLimit else { return }
        let text = parsed.tree.text(resources: store)
        do {
            let again = ResourceStore()
            let copy = try RenderTree.parse(text, into: again).tree.text(resources: again)
            precondition(copy == text, "\(text)\nreads back as\n\(copy)")
        } catch {
            preconditionFailure("\(text)\ncannot be read: \(error)")
        }
    }
}
