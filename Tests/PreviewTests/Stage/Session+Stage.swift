@testable import Preview

/// The stage of a built-in subject, which runs in this process.
extension PreviewSession {
    var stage: Stage {
        guard let stage = source as? Stage else { preconditionFailure("the source is no stage of this process") }
        return stage
    }
}

extension FrameRunner {
    var stage: Stage {
        guard let stage = source as? Stage else { preconditionFailure("the source is no stage of this process") }
        return stage
    }
}
