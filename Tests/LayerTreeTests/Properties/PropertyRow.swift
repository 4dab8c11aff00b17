@testable import LayerTree

/// The expectations of one animatable property.
struct PropertyRow {
    let from: AnimationValue
    let to: AnimationValue
    /// The value half way.
    let half: AnimationValue
    /// A value that only an animation has, and the one that shows in its place.
    var beyond: (given: AnimationValue, shown: AnimationValue)?
    /// Whether nothing goes beyond the values of a spring that overshoots.
    var clamps = false
    /// Whether a change animates by itself.
    var animates = true

    init(_ from: AnimationValue, _ to: AnimationValue, half: AnimationValue? = nil) {
        self.from = from
        self.to = to
        self.half = half ?? from.interpolated(to: to, by: 0.5)
    }

    func with(_ change: (inout PropertyRow) -> Void) -> PropertyRow {
        var row = self
        change(&row)
        return row
    }

    private static let number = PropertyRow(.scalar(1), .scalar(3))
    private static let length = number.with { $0.beyond = (.scalar(-2), .scalar(0)) }
    private static let flag = PropertyRow(.scalar(0), .scalar(1), half: .scalar(1)).with { $0.animates = false }
    private static let opacity = PropertyRow(.scalar(0.25), .scalar(0.75)).with {
        $0.beyond = (.scalar(1.5), .scalar(1))
        $0.clamps = true
    }
    private static let pair = PropertyRow(.pair(SIMD2(1, 2)), .pair(SIMD2(3, 8)))
    private static let quad = PropertyRow(.quad(SIMD4(0, 0.25, 0.5, 0.75)), .quad(SIMD4(0.5, 0.75, 0, 0.25)))
    private static let matrix = PropertyRow(
        .transform(CATransform3DMakeScale(2, 1, 1)), .transform(CATransform3DMakeScale(4, 1, 1)))

    /// The properties whose values are plain, by key.
    static let all: [String: PropertyRow] = [
        "anchorPoint": pair, "anchorPointZ": number, "backdropSaturation": length, "backgroundColor": quad,
        "blurRadius": length, "borderColor": quad, "borderWidth": length,
        "bounds": quad.with { $0.beyond = (.quad(SIMD4(-1, -2, -3, -4)), .quad(SIMD4(-1, -2, 0, 0))) },
        "contentsCenter": quad, "contentsRect": quad, "cornerRadius": length, "doubleSided": flag, "endPoint": pair,
        "fillColor": quad, "fontSize": number, "foregroundColor": quad, "hidden": flag,
        "instanceAlphaOffset": number, "instanceBlueOffset": number, "instanceColor": quad,
        "instanceCount": PropertyRow(.scalar(1), .scalar(4), half: .scalar(2)).with {
            $0.beyond = (.scalar(1e9), .scalar(10_000))
            $0.animates = false
        },
        "instanceDelay": number, "instanceGreenOffset": number, "instanceRedOffset": number,
        "instanceTransform": matrix, "lineDashPhase": number, "lineWidth": number, "masksToBounds": flag,
        "miterLimit": number, "opacity": opacity, "pageTurn": number, "position": pair, "rasterizationScale": number,
        "shadowColor": quad, "shadowOffset": pair, "shadowOpacity": opacity, "shadowRadius": length,
        "startPoint": pair, "strokeColor": quad, "strokeEnd": number, "strokeStart": number,
        "sublayerTransform": matrix, "transform": matrix, "zPosition": number,
    ]
}
