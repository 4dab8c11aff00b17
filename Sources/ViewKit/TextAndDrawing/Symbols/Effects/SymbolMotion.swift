/// The motion of a layer that shows a symbol's picture; its durations and sizes are Segue's choice.
struct SymbolMotion {
    /// One property of the layer over the time of the motion, 0 to 1.
    struct Track {
        var keyPath: String
        var values: [Double]
    }

    var tracks: [Track]
    /// Seconds.
    var duration: Double
    /// Whether it is made again and again, unless the options say otherwise.
    var goesOn = false
    /// Whether the last values stay until the effect is removed.
    var stays = false

    /// The motion of `effect`; without tracks for one of another kind.
    init(_ effect: any SymbolEffect) {
        switch effect {
        case let bounce as BounceSymbolEffect:
            let size = bounce.variant == .down ? 0.8 : 1.2
            self.init([Track(keyPath: "transform.scale", values: [1, size, 0.97, 1])], 0.6)
        case is PulseSymbolEffect: self.init([Track(keyPath: "opacity", values: [1, 0.35, 1])], 1.4, goesOn: true)
        case is VariableColorSymbolEffect:
            self.init([Track(keyPath: "opacity", values: [0.4, 1, 0.4, 1])], 1.6, goesOn: true)
        case let scale as ScaleSymbolEffect:
            let size = scale.variant == .standard ? 1 : scale.variant == .up ? 1.1 : 0.9
            self.init([Track(keyPath: "transform.scale", values: [1, size])], 0.25, stays: true)
        case is AppearSymbolEffect:
            self.init(
                [Track(keyPath: "opacity", values: [0, 1]), Track(keyPath: "transform.scale", values: [0.6, 1])], 0.35,
                stays: true)
        case is DisappearSymbolEffect:
            self.init(
                [Track(keyPath: "opacity", values: [1, 0]), Track(keyPath: "transform.scale", values: [1, 0.6])], 0.35,
                stays: true)
        case let wiggle as WiggleSymbolEffect: self.init([Self.wiggle(wiggle.variant)], 0.8)
        case let rotate as RotateSymbolEffect:
            let turn = rotate.variant == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
            self.init([Track(keyPath: "transform.rotation.z", values: [0, turn])], 1, goesOn: true)
        case let breathe as BreatheSymbolEffect:
            let size = Track(keyPath: "transform.scale", values: [1, 1.15, 1])
            let fade = Track(keyPath: "opacity", values: [1, 0.5, 1])
            self.init(breathe.variant == .pulse ? [size, fade] : [size], 2, goesOn: true)
        default: self.init([], 0)
        }
    }

    private init(_ tracks: [Track], _ duration: Double, goesOn: Bool = false, stays: Bool = false) {
        self.tracks = tracks
        self.duration = duration
        self.goesOn = goesOn
        self.stays = stays
    }

    private static func wiggle(_ variant: WiggleSymbolEffect.Variant) -> Track {
        let shift = 3.0
        switch variant {
        case .left, .right:
            let first = variant == .left ? -shift : shift
            return Track(keyPath: "transform.translation.x", values: [0, first, -first, first, 0])
        case .up, .down:
            let first = variant == .up ? -shift : shift
            return Track(keyPath: "transform.translation.y", values: [0, first, -first, first, 0])
        case .standard, .clockwise, .counterClockwise:
            let first = variant == .counterClockwise ? -0.2 : 0.2
            return Track(keyPath: "transform.rotation.z", values: [0, first, -first, first, 0])
        }
    }
}
