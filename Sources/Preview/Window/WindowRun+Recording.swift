import Files
import Foundation
import Recorder
import SDLPlatform

/// What is recorded of a window, and what is replayed in it.
extension WindowRun {
    /// Records into `folder` from now on.
    func startRecording(into folder: OutputFolder, isRequired: Bool = true) throws {
        let now = MonotonicTime.now()
        let screen = session.stage.screen
        let conditions = RunConditions(
            plan, on: screen, pacing: .display, output: output, refreshRate: 1 / clock.period, speed: media.speed,
            start: Nanoseconds(now * 1e9), stageStart: media.mediaTime(at: now),
            environment: environment.description(
                renderer: output.rendererDescription, plan: plan, videoDriver: output.window.video.driver))
        let recorder = try RunRecorder(in: folder, conditions: conditions, size: screen.size)
        recorder.keep()
        recording = WindowRecording(recorder, isRequired: isRequired)
        overlay.recordingStart = now
    }

    /// Ends the recording, if there is one, and gives the paths of all files that were recorded.
    func stopRecording() throws -> [String] {
        if let recording {
            self.recording = nil
            overlay.recordingStart = nil
            recordedFiles += try recording.finish(kernels: plan.kernels)
        }
        return recordedFiles
    }

    /// Runs, and ends a recording that still goes on then; `list` gets the path of every file that was recorded.
    package func run(frames: Int? = nil, list: (String) -> Void) throws {
        do { try run(frames: frames) } catch {
            // What was recorded until then is worth its reports.
            _ = try? stopRecording()
            throw error
        }
        try stopRecording().forEach(list)
    }

    /// Finishes the recording after the display was lost; the sentence for the message, nil without a recording.
    func finishWithoutDisplay() -> String? {
        guard let folder = recording?.recorder.folder else { return nil }
        do {
            _ = try stopRecording()
            return "The recording until then is in \(folder.path)."
        } catch {
            return "The recording until then is in \(folder.currentPath), without its reports (\(error))."
        }
    }

    /// Begins to record into the first folder of this subject that is free, or ends the recording.
    func toggleRecording() {
        do {
            if let recording {
                _ = try stopRecording()
                say("recorded into \(recording.recorder.folder.path)")
            } else {
                let folder = RunFolder(path: freeFolder, replaces: false)
                try startRecording(
                    into: folder.make(environment: environment, report: report), isRequired: false)
            }
        } catch {
            say(String(describing: error))
        }
    }

    /// Gives up a recording whose files cannot be written; throws where the run is about it.
    func checkRecording() throws {
        guard let recording, let fault = recording.recorder.fault else { return }
        self.recording = nil
        overlay.recordingStart = nil
        if recording.isRequired { throw fault }
        say(fault.description)
    }

    /// Tells the user in the window and on standard error.
    private func say(_ message: String) {
        overlay.say(message)
        report(message)
    }

    private var freeFolder: String {
        var number = 1
        while FileStatus(path: "segue-out/\(plan.subject.name)-\(number)") != nil { number += 1 }
        return "segue-out/\(plan.subject.name)-\(number)"
    }

    /// Plays `script` from the next frame on; the window closes when it is over and nothing moves.
    func play(_ script: GestureScript) { replay = .waiting(script) }

    /// A script in a window.
    enum Replay {
        case waiting(GestureScript)
        case playing(GesturePlayer)
    }

    /// Hands the stage the events of the script that are due in a frame that begins at `time` of its clock.
    func sendScript(at time: Double) {
        // What the first frame takes to be made is none of the script's time.
        guard let replay, !runner.records.isEmpty else { return }
        var player: GesturePlayer
        switch replay {
        case .waiting(let script): player = GesturePlayer(script, start: time)
        case .playing(let playing): player = playing
        }
        player.send(to: session.stage, at: time)
        self.replay = .playing(player)
    }

    /// Whether events of the script are still to come.
    var isScriptGoingOn: Bool {
        switch replay {
        case .playing(let player): !player.isDone
        case .waiting: true
        case nil: false
        }
    }
}
