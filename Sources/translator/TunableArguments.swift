import SwiftSources

/// The arguments, properties and results whose numbers have a known meaning: those of UIKit and Core Animation, by name.
enum TunableArguments {
    /// An argument of a call: its name, and its meaning.
    struct Argument {
        var name: String
        var kind: TunableKind
    }

    /// Arguments by their label, whatever is called.
    static let labels: [String: TunableKind] = [
        "afterDelay": .delay, "alpha": .alpha, "blurRadius": .radius, "bounce": .bounce, "cornerRadius": .radius,
        "damping": .damping, "dampingFraction": .dampingRatio, "dampingRatio": .dampingRatio, "delay": .delay,
        "delayFactor": .relativeTime, "duration": .duration, "durationFactor": .speed,
        "initialSpringVelocity": .velocity, "initialVelocity": .velocity, "lineWidth": .lineWidth, "mass": .mass,
        "opacity": .alpha, "perceptualDuration": .duration, "radius": .radius, "relativeDuration": .relativeTime,
        "relativeStartTime": .relativeTime, "response": .duration, "springBounce": .bounce,
        "springDuration": .duration, "stiffness": .stiffness, "usingSpringWithDamping": .dampingRatio,
        "withDuration": .duration, "withRelativeStartTime": .relativeTime,
    ]

    /// Arguments of calls of these labels, whatever is called, such as of `.init(scaleX:y:)`.
    static let forms: [String: [Argument]] = [
        "(controlPoints:_:_:_:)": ["x1", "y1", "x2", "y2"].map { Argument(name: $0, kind: .fraction) },
        "(displayP3Red:green:blue:alpha:)": color("displayP3Red", "green", "blue"),
        "(gray:alpha:)": color("gray"),
        "(hue:saturation:brightness:alpha:)": color("hue", "saturation", "brightness"),
        "(red:green:blue:alpha:)": color("red", "green", "blue"),
        "(rotationAngle:)": [Argument(name: "rotationAngle", kind: .angle)],
        "(scaleX:y:)": [Argument(name: "scaleX", kind: .scale), Argument(name: "y", kind: .scale)],
        "(translationX:y:)": [Argument(name: "translationX", kind: .offset), Argument(name: "y", kind: .offset)],
        "(white:alpha:)": color("white"),
    ]

    /// Arguments of the call of this name and these labels; nil for one without a known meaning.
    static let calls: [String: [Argument?]] = [
        "CATransform3DMakeRotation(_:_:_:_:)": [Argument(name: "angle", kind: .angle)],
        "CATransform3DMakeScale(_:_:_:)": axes(.scale),
        "CATransform3DMakeTranslation(_:_:_:)": axes(.offset),
        "CATransform3DRotate(_:_:_:_:_:)": [nil, Argument(name: "angle", kind: .angle)],
        "CATransform3DScale(_:_:_:_:)": [nil] + axes(.scale),
        "CATransform3DTranslate(_:_:_:_:)": [nil] + axes(.offset),
        "CGVector(dx:dy:)": [Argument(name: "dx", kind: .velocity), Argument(name: "dy", kind: .velocity)],
        "insetBy(dx:dy:)": [Argument(name: "dx", kind: .offset), Argument(name: "dy", kind: .offset)],
        "offsetBy(dx:dy:)": [Argument(name: "dx", kind: .offset), Argument(name: "dy", kind: .offset)],
        "rotated(by:)": [Argument(name: "angle", kind: .angle)],
        "scaledBy(x:y:)": [Argument(name: "x", kind: .scale), Argument(name: "y", kind: .scale)],
        "translatedBy(x:y:)": [Argument(name: "x", kind: .offset), Argument(name: "y", kind: .offset)],
        "withAlphaComponent(_:)": [Argument(name: "alpha", kind: .alpha)],
    ]

    /// Properties that a number is assigned to.
    static let properties: [String: TunableKind] = [
        "alpha": .alpha, "beginTime": .delay, "borderWidth": .lineWidth, "completionSpeed": .speed, "constant": .offset,
        "cornerRadius": .radius, "damping": .damping, "duration": .duration, "fractionComplete": .fraction,
        "initialVelocity": .velocity, "lineWidth": .lineWidth, "mass": .mass, "opacity": .alpha,
        "perceptualDuration": .duration, "preferredCornerRadius": .radius, "shadowOpacity": .alpha,
        "shadowRadius": .radius, "speed": .speed, "stiffness": .stiffness, "strokeEnd": .fraction,
        "strokeStart": .fraction, "zPosition": .offset,
    ]

    /// Properties of these names of a point, such as `x` of `view.center`.
    static let points: Set<String> = ["center", "origin", "position"]

    /// The property that a size of two numbers is assigned to, and the names of these.
    static let sizeProperty = "shadowOffset"
    static let sizeNames = ["width", "height"]

    /// The calls that take several types of numbers, and get `CGFloat`s: a bare literal chooses by itself, a look-up does not.
    static let overloadedCalls: Set<String> = ["CGVector", sizeProperty]

    /// The function whose result is a transition's duration.
    static let durationFunction = "transitionDuration(using:)"

    private static func color(_ components: String...) -> [Argument] {
        components.map { Argument(name: $0, kind: .colorComponent) } + [Argument(name: "alpha", kind: .alpha)]
    }

    private static func axes(_ kind: TunableKind) -> [Argument] {
        ["x", "y", "z"].map { Argument(name: $0, kind: kind) }
    }
}
