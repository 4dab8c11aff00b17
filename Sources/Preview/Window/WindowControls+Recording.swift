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
                let path = "segue-out/\(session.plan.subject.name)"
                try session.startRecording(
                    into: OutputFolder.ownNumbered(from: path, report: session.report), isRequired: false,
                    environment: environment)
            }
        } catch {
            say(String(describing: error))
        }
    }

    /// Finishes the recording after the display was lost; the end of the message, nil without a recording.
    func finishWithoutDisplay() -> String? {
        guard let folder = session.recording?.folder else { return nil }
        do {
            try session.stopRecording()
            return "the recording until then is in \(folder.path)"
        } catch {
            return "the recording until then is in \(folder.currentPath), without its reports (\(error))"
        }
    }

    /// Tells the user in the window and on standard error.
    func say(_ message: String) {
        overlay.say(message)
        session.report(message)
    }
}
