import LayerTree
import Recorder
import ViewKit

/// The session as the panels follow it: touches of the user, and the frames.
extension Workbench: FrameSink {
    var isRequired: Bool { false }

    func append(_ sample: TouchSample, on screen: ScreenTraits) {
        if repetition == nil { gesture.append(sample, showsStart: session.scene.showsStart) }
    }

    /// Follows the motion after a release.
    func append(_ record: FrameRecord, from runner: FrameRunner) {
        if let release = record.release { trajectory = ReleaseTrajectory(release) }
        followTimeline(record)
        let wasMoving = trajectory?.isMoving == true
        if wasMoving { trajectory?.append(record) }
        let isAtEnd = wasMoving && trajectory?.isMoving == false
        showNumbers()
        if isAtEnd || tuning?.release.canPlayAgain == gesture.last.isEmpty { showTuning() }
    }
}
