import Foundation
import Recorder
import SDLPlatform
import ViewKit

/// The destinations of samples and records.
extension PreviewSession {
    func append(_ sample: TouchSample) {
        hasHadInput = true
        for sink in sinks { sink.append(sample, on: source.screen) }
    }

    func append(_ input: TextInput, at time: Double) {
        hasHadInput = true
        for sink in sinks { sink.append(input, at: time) }
    }

    /// Moves the scene as `motion` says, within a frame that begins at `time` of the source's clock or later.
    func move(_ motion: ScriptedMotion, at time: Double) {
        hasHadInput = true
        if case .resize(let width, let height) = motion {
            resize(to: CGSize(width: width, height: height))
        } else {
            motion.perform(on: scene)
        }
        for sink in sinks { sink.append(motion, at: time) }
    }

    /// Gives the screen `size` in points: in memory at once, and a window in the next frame, if the desktop grants it.
    private func resize(to size: CGSize) {
        guard window == nil else { return changeWindow { $0.resize(to: size) } }
        var screen = source.screen
        screen.size = size
        screen.insets = plan.options.insets(of: size)
        guard RunOptions.canDraw(size, scale: screen.scale) else {
            return report("the size \(Int(size.width))x\(Int(size.height)) has too many pixels; give a smaller one")
        }
        (output as? MemoryOutput)?.resize(to: screen)
        runner.outputChanged()
        source.setScreen(screen)
    }

    /// Gives every sink `record`; one that fails ends the session where it is required, and is given up elsewhere.
    func append(_ record: FrameRecord) throws {
        delegate?.frameWasMade(record)
        for sink in sinks {
            do { try sink.append(record, from: runner) } catch  where !sink.isRequired {
                remove(sink)
                delegate?.say(String(describing: error))
            }
        }
    }

    /// Records into `folder` from now on: a picture of every `pictureStep` frames, or a film strip; of the gallery the transition
    /// that is open.
    func startRecording(
        into folder: OutputFolder, pictureStep: Int? = nil, isRequired: Bool = true, environment: MachineEnvironment
    ) throws {
        let area = scene.openedArea
        var conditions = RunConditions(of: self, environment: environment)
        if let area { conditions.show(area.name, on: (area.screenSize.width, area.screenSize.height)) }
        // A transition that was opened a moment ago is as it is at first.
        let isAtFirst = area != nil && scene.showsStart == true && source.transition == nil
        let recorder = try RunRecorder(
            in: folder, conditions: conditions, pictureStep: pictureStep, isPatient: !clock.isPaced,
            isRequired: isRequired, startsLate: hasHadInput && !isAtFirst, area: area)
        // A drag by hand cannot be repeated.
        if clock.isPaced { recorder.keep() }
        sinks.append(recorder)
        recording = recorder
    }

    /// Ends the recording, if there is one.
    func stopRecording() throws {
        guard let recording else { return }
        remove(recording)
        lines += try recording.finish()
    }

    /// Finishes the recording after the display was lost; the end of the message, nil without a recording.
    func finishWithoutDisplay() -> String? {
        guard let folder = recording?.folder else { return nil }
        do {
            try stopRecording()
            return "the recording until then is in \(folder.path)"
        } catch {
            return "the recording until then is in \(folder.currentPath), without its reports (\(error))"
        }
    }

    private func remove(_ sink: any FrameSink) {
        sinks.removeAll { $0 === sink }
        if sink === recording { recording = nil }
    }
}
