import Foundation
import LayerTree
import SDLPlatform
import ViewKit

/// Pointers and the wheel on the panels.
extension Workbench {
    /// Whether `point`, in points of the overlay, belongs to a panel.
    private func isOnPanel(_ point: CGPoint) -> Bool {
        layout.tabs?.contains(point) == true || layout.frames.values.contains { $0.contains(point) }
    }

    /// Brings `event` to the panels where it is for them; returns whether it was.
    func take(_ event: PointerEvent) -> Bool {
        let point = overlay.inWindow(event.position)
        let isOnPanel = isOnPanel(point)
        if event.phase == .down { endTyping(unlessAt: point) }
        let isOurs = event.phase == .down ? isOnPanel : pointers.isDown(event.pointer)
        guard isOurs else {
            if event.phase == .down { endRepetition() }
            guard event.phase == .moved, isOnPanel, !controls.pointers.isActive else { return false }
            // The mouse has left the screen.
            session.source.run { session.scene.hover(at: nil) }
            return true
        }
        var event = event
        event.position = point
        // There is one finger on a panel.
        event.modifiers = []
        overlay.send(pointers.take(event, in: overlay.stage.screen.size))
        return true
    }

    /// Turns the wheel over the panels: over a slider or its number it changes that, else content scrolls.
    func take(_ event: WheelEvent) -> Bool {
        let point = overlay.inWindow(event.position)
        guard isOnPanel(point) else { return false }
        overlay.stage.run {
            if let row: SpringRow = view(at: point), row.convert(point, from: nil).x >= SpringRow.nameWidth {
                return row.move(by: event.deltaY)
            }
            if let cell: NumberCell = view(at: point), cell.changes(at: cell.convert(point, from: nil)) {
                return cell.move(by: event.deltaY)
            }
            _ = overlay.stage.turnWheel(
                by: CGPoint(x: event.deltaX * Self.notch, y: -event.deltaY * Self.notch), at: point)
        }
        return true
    }

    /// The nearest view of a type around `point` of the overlay; nil for none.
    private func view<View: UIView>(at point: CGPoint) -> View? {
        var view = overlay.stage.window.hitTest(point, with: nil)
        while let current = view, !(current is View) { view = current.superview }
        return view as? View
    }

    // MARK: Typing

    /// Whether keys go to a number of a panel.
    var isTyping: Bool { overlay.stage.takesText }

    /// The field of the number that is typed; nil for none.
    private var typedField: NumberField? { FirstResponder.of(overlay.stage.layers).responder as? NumberField }

    /// Takes over what was typed, unless `point` of the overlay is in its field.
    private func endTyping(unlessAt point: CGPoint) {
        guard isTyping else { return }
        overlay.stage.run {
            let field: NumberField? = view(at: point)
            if field !== typedField { overlay.stage.window.endEditing(true) }
        }
    }

    /// Gives a key to the number that is typed: arrows up and down change it by a step, Escape ends it.
    func takeForNumber(_ event: KeyEvent) {
        guard event.isDown else { return }
        overlay.stage.run {
            switch event.key {
            case .up: typedField?.step(by: 1)
            case .down: typedField?.step(by: -1)
            case .escape: overlay.stage.window.endEditing(true)
            default: if let key = EditingKey(event) { overlay.stage.send(.key(key), at: event.timestamp) }
            }
        }
    }

    /// Points that a notch of the wheel scrolls.
    private static let notch = 40.0
}
