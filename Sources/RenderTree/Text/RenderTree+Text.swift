import Foundation
import Graphics

/// A tree that was read from text, and the resources that came with it.
package struct ParsedTree {
    package var tree: RenderTree
    /// In the store that the text was read into, owned once each by the reader of the text.
    package var resources: [ResourceID]
}

extension RenderTree {
    /// Reads a tree from its text form, and puts its resources into `store`.
    ///
    /// The first line gives the size in points. Lines that declare a resource and give it a name come before those that
    /// use it. Every other line is a node; what is indented below it is its sub-tree:
    ///
    ///     tree 320 240
    ///     image tiles checker 64 64 8 #204080 #ffffff
    ///     solid bounds=0,0,320,240 color=#eeeeee
    ///     group clips bounds=0,0,100,80 radius=12 move=40,30 rotate=15
    ///       image image=tiles bounds=0,0,100,80 opacity=0.5
    ///
    /// Numbers are points; angles are degrees, clockwise on the screen. `transform=a,b,c,d,tx,ty` and `matrix=` with
    /// sixteen numbers state a map as it is; `move`, `scale`, `rotate`, `rotateX`, `rotateY` and `perspective` are
    /// applied one after the other. Throws an error that names the line, the problem and the remedy; `store` is then
    /// as it was.
    @MainActor package static func parse(
        _ text: String, into store: ResourceStore
    ) throws(TreeTextError) -> ParsedTree {
        var parser = try TreeParser(text, store: store)
        return try parser.run()
    }

    /// The text form of this tree with its resources, which `parse` reads back.
    ///
    /// Images are written whole. A resource that `store` does not know is written as `missing`.
    @MainActor package func text(resources store: ResourceStore) -> String {
        var writer = TreeWriter(store: store)
        return writer.text(of: self)
    }
}
