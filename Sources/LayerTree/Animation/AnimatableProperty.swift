/// A layer property, or a part of one, that animations name by key path.
package struct AnimatableProperty: Hashable, Sendable {
    let root: Root
    let part: Part

    /// A part of a property that has one of that name; all of it by default.
    init(_ root: Root, _ part: Part = .whole) {
        self.root = root
        self.part = part
    }

    /// The property, or the part of one, that a key path names; nil for key paths that cannot be animated.
    package init?(keyPath: String) {
        if let root = Root(rawValue: keyPath) {
            self.init(root)
            return
        }
        let steps = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard steps.count == 2, let root = Root(rawValue: String(steps[0])),
            let part = root.kind.parts[String(steps[1])]
        else { return nil }
        self.init(root, part)
    }

    /// The property's own key: the first step of its key path.
    package var key: String { root.rawValue }

    package static var anchorPoint: Self { Self(.anchorPoint) }
    package static var anchorPointZ: Self { Self(.anchorPointZ) }
    package static var backgroundColor: Self { Self(.backgroundColor) }
    package static var backdropSaturation: Self { Self(.backdropSaturation) }
    package static var blurRadius: Self { Self(.blurRadius) }
    package static var borderColor: Self { Self(.borderColor) }
    package static var borderWidth: Self { Self(.borderWidth) }
    package static var bounds: Self { Self(.bounds) }
    package static var contents: Self { Self(.contents) }
    package static var contentsCenter: Self { Self(.contentsCenter) }
    package static var contentsRect: Self { Self(.contentsRect) }
    package static var cornerRadius: Self { Self(.cornerRadius) }
    package static var opacity: Self { Self(.opacity) }
    package static var pageTurn: Self { Self(.pageTurn) }
    package static var position: Self { Self(.position) }
    package static var rasterizationScale: Self { Self(.rasterizationScale) }
    package static var shadowColor: Self { Self(.shadowColor) }
    package static var shadowOffset: Self { Self(.shadowOffset) }
    package static var shadowOpacity: Self { Self(.shadowOpacity) }
    package static var shadowRadius: Self { Self(.shadowRadius) }
    package static var sublayerTransform: Self { Self(.sublayerTransform) }
    package static var transform: Self { Self(.transform) }
    package static var zPosition: Self { Self(.zPosition) }

    /// Whether values outside the two ends make no sense: opacity stays within 0...1 even where a spring overshoots.
    var clampsFraction: Bool { root == .opacity || root == .shadowOpacity }

    /// The value of this property in `state`.
    @MainActor package func value(in state: LayerState) -> AnimationValue {
        part == .whole ? root.value(in: state) : part.value(of: root.value(in: state))
    }

    /// Puts `value` into `state`; a value of another kind changes nothing.
    @MainActor func apply(_ value: AnimationValue, to state: inout LayerState) {
        root.apply(part == .whole ? value : part.setting(value, in: root.value(in: state)), to: &state)
    }
}

extension AnimatableProperty {
    /// The type of a property's value, which determines the parts that key paths can name.
    enum Kind: Sendable {
        case number, color, point, size, rect, transform
        /// A path or a row of values, see `ListValue`.
        case list
        /// See `ContentsTrack`.
        case image

        /// A value of this kind.
        var neutral: AnimationValue {
            switch self {
            case .number, .list, .image: .scalar(0)
            case .point, .size: .pair(.zero)
            case .color, .rect: .quad(.zero)
            case .transform: .transform(CATransform3DIdentity)
            }
        }

        /// The parts by the key path that leads to them from the property.
        var parts: [String: Part] {
            switch self {
            case .number, .color, .list, .image: [:]
            case .point: ["x": .x, "y": .y]
            case .size: ["width": .width, "height": .height]
            case .rect: Self.partsOfRect
            case .transform: Self.partsOfTransform
            }
        }

        private static let partsOfRect: [String: Part] = [
            "origin": .origin, "size": .size, "origin.x": .x, "origin.y": .y, "size.width": .width,
            "size.height": .height,
        ]
        private static let partsOfTransform: [String: Part] = [
            "rotation": .rotationZ, "rotation.x": .rotationX, "rotation.y": .rotationY, "rotation.z": .rotationZ,
            "scale": .scale, "scale.x": .scaleX, "scale.y": .scaleY, "scale.z": .scaleZ, "translation": .translation,
            "translation.x": .translationX, "translation.y": .translationY, "translation.z": .translationZ,
        ]
    }

    /// The component of a property that a key path names; `whole` for the property itself.
    enum Part: UInt8, Sendable {
        case whole, x, y, width, height, origin, size
        case rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ
        case translation, translationX, translationY, translationZ

        /// This part of `whole`.
        func value(of whole: AnimationValue) -> AnimationValue {
            switch whole {
            case .scalar: whole
            case .pair(let pair): .scalar(self == .x || self == .width ? pair.x : pair.y)
            case .quad(let quad):
                switch self {
                case .origin: .pair(quad.lowHalf)
                case .size: .pair(quad.highHalf)
                default: .scalar(quad[laneOfRect])
                }
            case .transform(let transform): component(of: transform)
            }
        }

        /// `whole` with this part replaced; a value of another kind changes nothing.
        func setting(_ value: AnimationValue, in whole: AnimationValue) -> AnimationValue {
            switch (whole, value) {
            case (.pair(let pair), .scalar(let scalar)):
                .pair(self == .x || self == .width ? SIMD2(scalar, pair.y) : SIMD2(pair.x, scalar))
            case (.quad(let quad), .pair(let pair)):
                .quad(
                    self == .origin
                        ? SIMD4(lowHalf: pair, highHalf: quad.highHalf) : SIMD4(lowHalf: quad.lowHalf, highHalf: pair))
            case (.quad(var quad), .scalar(let scalar)):
                {
                    quad[laneOfRect] = scalar
                    return .quad(quad)
                }()
            case (.transform(let m), .scalar(let scalar)): .transform(settingComponent(of: m, to: scalar))
            case (.transform(let m), .pair(let pair)): .transform(settingTranslation(of: m, to: pair))
            default: whole
            }
        }

        private var laneOfRect: Int {
            switch self {
            case .x: 0
            case .y: 1
            case .width: 2
            default: 3
            }
        }
    }
}
