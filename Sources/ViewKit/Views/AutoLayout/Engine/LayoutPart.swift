/// The four numbers of a rectangle; each may be a variable of an engine.
enum LayoutPart: Int, CaseIterable {
    case minX
    case minY
    case width
    case height

    var isLength: Bool { self == .width || self == .height }

    var axis: ScrollAxis { self == .minX || self == .width ? .x : .y }

    static func origin(_ axis: ScrollAxis) -> LayoutPart { axis == .x ? .minX : .minY }

    static func length(_ axis: ScrollAxis) -> LayoutPart { axis == .x ? .width : .height }
}
