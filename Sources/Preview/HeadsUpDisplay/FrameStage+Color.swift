import Recorder

extension FrameStage {
    /// The colour of a frame that this stage made late; none is the green of a frame in time.
    var color: SIMD4<Float> {
        switch self {
        case .input: SIMD4(0.36, 0.70, 1, 1)
        case .animation: SIMD4(0.78, 0.52, 1, 1)
        case .layout: SIMD4(1, 0.55, 0.84, 1)
        case .commit: SIMD4(0.30, 0.86, 0.90, 1)
        case .drawList: SIMD4(1, 0.93, 0.40, 1)
        case .composite: HeadsUpStyle.bad
        case .overlay: SIMD4(0.72, 0.60, 0.48, 1)
        case .present: SIMD4(1, 0.62, 0.22, 1)
        case .waiting: SIMD4(0.66, 0.68, 0.74, 1)
        }
    }
}
