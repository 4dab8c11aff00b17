/// A value at an end of an animation.
package enum ListedValue {
    /// An unknown value.
    case none
    /// Of the property; nil for one that the layer's class keeps by itself.
    case value(AnimationValue, AnimatableProperty?)
    case list(ListValue)
    /// An image of that size in pixels.
    case image(CGSize)
    /// The name of an effect.
    case name(String)
}
