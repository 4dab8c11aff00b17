import SDLPlatform

/// Recordings that a key begins or ends, and the end of all of them.
extension WindowControls {
    /// Shows how long the session has been recorded, or that it is not.
    func recordingChanged() {
        overlay.recordingStart = session.recording.map(\.start.seconds)
    }

    /// Begins to record into the first folder of this subject that is free, or ends the recording.
    func toggleRecording() {
        do {
            if let recording = session.recording {
                try session.stopRecording()
                say("recorded into \(recording.folder.path)")
            } else {
                let path = "segue-out/\(session.scene.openedArea?.name ?? session.plan.subject.name)"
                try session.startRecording(
                    into: OutputFolder.ownNumbered(from: path, report: session.report), isRequired: false,
                    environment: environment)
                if session.hasHadInput { overlay.say("recording; a replay begins at the first screen") }
            }
        } catch {
            say(String(describing: error))
        }
    }

    /// Ends the recording of a transition that is closed again.
    func followRecording() {
        if session.recording?.area != nil, session.isChoosing { toggleRecording() }
    }

    /// Tells the user in the window and on standard error.
    func say(_ message: String) {
        overlay.say(message)
        session.report(message)
    }
}
