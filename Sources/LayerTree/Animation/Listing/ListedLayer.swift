/// A layer that animates.
package struct ListedLayer {
    package let layer: CALayer
    /// The number of layers above it that animate, too.
    package let depth: Int
    /// The smallest rectangle around the layer as it shows now, in points of the topmost layer; zero where all of it lies
    /// behind the viewer.
    package let frame: CGRect
    /// The animations, in the order of their adding; of a group its members.
    package let animations: [ListedAnimation]
}
