/// The layers of a host that animate, with their animations, at one moment.
package struct AnimationListing {
    /// The layers, each before those in it, the rearmost first.
    package var layers: [ListedLayer] = []
    /// The number of layers beyond the limits, of which nothing is told.
    package var omittedLayers = 0
    /// The number of animations beyond the limit on the layers that are there: the oldest of a layer.
    package var omittedAnimations = 0
}
