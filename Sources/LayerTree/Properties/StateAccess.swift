import RenderTree

/// Access to a property in the state of a layer, the model's or the one that shows: typed, so that a frame moves plain
/// numbers by one indirect call.
@MainActor enum StateAccess {
    typealias Getter<Value> = @MainActor (LayerPointer) -> Value
    typealias Setter<Value> = @MainActor (LayerPointer, Value) -> Void
    /// Calls its argument with an array, in its memory.
    typealias Modifier<Element> = @MainActor (LayerPointer, (inout [Element]?) -> Void) -> Void

    case scalar(get: Getter<Double>, set: Setter<Double>)
    case pair(get: Getter<SIMD2<Double>>, set: Setter<SIMD2<Double>>)
    case quad(get: Getter<SIMD4<Double>>, set: Setter<SIMD4<Double>>)
    case transform(get: Getter<CATransform3D>, set: Setter<CATransform3D>)
    /// A path; where the state names it as a resource of the store, the setter returns the ownership that keeps it.
    case path(
        get: @MainActor (LayerPointer, ResourceStore) -> CGPath?,
        set: @MainActor (LayerPointer, CGPath?, ResourceStore) -> ResourceOwnership?)
    case colors(Modifier<SIMD4<Float>>)
    case numbers(Modifier<Double>)
    /// Contents, which `ContentsTrack` sets.
    case image
}
