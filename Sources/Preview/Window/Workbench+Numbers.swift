import Files
import Foundation
import LayerTree
import SDLPlatform
import ViewKit

/// The numbers in the code of the transition that are tuned.
extension Workbench {
    /// Connects the panel of numbers.
    func connect(_ panel: NumbersViewController) {
        panel.onChange = { [unowned self] in set($0, to: $1) }
        panel.onEnd = { [unowned self] in numberChanges.endChange() }
        panel.onUndo = { [unowned self] in changeNumbers { $0.undo() } }
        panel.onReset = { [unowned self] in changeNumbers { $0.reset() } }
        panel.onKeep = { [unowned self] in keepNumbers() }
        panel.onCopy = { [unowned self] in copy(session.source.tunedLines) }
        panel.onOpen = { [unowned self] in openLine(of: $0) }
    }

    /// Shows the numbers as they are now.
    func showNumbers() {
        guard let tuning, open.contains(.tuning) else { return }
        let numbers = session.source.tunableNumbers
        guard numbers != tuning.numbers.numbers else { return }
        numberChanges.follow(numbers.numbers)
        overlay.stage.run {
            tuning.hasNumbers = session.source.files != nil
            tuning.numbers.numbers = numbers
            tuning.numbers.canUndo = numberChanges.canUndo
        }
    }

    private func set(_ number: TunableNumber, to value: Double) {
        changeNumbers { $0.set(number, to: value) }
    }

    private func changeNumbers(_ change: (inout NumberChanges) -> Void) {
        guard session.recording == nil else {
            return overlay.say("recording: the numbers stay as they are")
        }
        let former = numberChanges.values
        change(&numberChanges)
        if numberChanges.values != former { session.source.setNumbers(numberChanges.values) }
        showNumbers()
    }

    private func keepNumbers() {
        let values = numberChanges.values
        do {
            try session.source.keepNumbers(Set(values.keys))
            numberChanges.keep()
            overlay.say(values.count == 1 ? "kept in the file" : "kept \(values.count) numbers in the files")
        } catch {
            overlay.say("\(error)")
        }
        showNumbers()
    }

    private func openLine(of number: TunableNumber) {
        let line = number.position.line
        let path = number.id.path
        guard let command = EditorCommand(path, line: line, variables: controls.environment.editorVariables) else {
            session.window?.window.clipboardText = "\(path):\(line)"
            return overlay.say("copied \(path):\(line); set EDITOR to open it")
        }
        do {
            try DetachedProcess.start(command.program, arguments: command.arguments)
            overlay.say("opened line \(line) in \(command.program)")
        } catch {
            overlay.say("\(command.program): \(error.problem); set EDITOR to a program that there is")
        }
    }
}
