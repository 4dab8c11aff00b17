/// One value for each part of a rectangle, stored inline.
struct LayoutParts<Value> {
    private var minX: Value
    private var minY: Value
    private var width: Value
    private var height: Value

    /// The same value for all parts.
    init(repeating value: Value) {
        minX = value
        minY = value
        width = value
        height = value
    }

    subscript(part: LayoutPart) -> Value {
        get {
            switch part {
            case .minX: minX
            case .minY: minY
            case .width: width
            case .height: height
            }
        }
        set {
            switch part {
            case .minX: minX = newValue
            case .minY: minY = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}
