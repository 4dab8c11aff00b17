import LayerTree
import Recorder

extension FrameStage {
    /// The stage that records `step` of a host's frame. The stages after those are the runner's own.
    init(_ step: FrameStep) {
        switch step {
        case .input: self = .input
        case .animation: self = .animation
        case .layout: self = .layout
        case .commit: self = .commit
        }
    }
}
