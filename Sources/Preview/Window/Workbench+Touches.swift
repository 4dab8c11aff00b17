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
            if let row = springRow(at: point) { return row.move(by: event.deltaY) }
            _ = overlay.stage.turnWheel(
                by: CGPoint(x: event.deltaX * Self.notch, y: -event.deltaY * Self.notch), at: point)
        }
        return true
    }

    /// The row of a quantity whose slider or number is at `point` of the overlay; nil for none.
    private func springRow(at point: CGPoint) -> SpringRow? {
        var view = overlay.stage.window.hitTest(point, with: nil)
        while let current = view, !(current is SpringRow) { view = current.superview }
        guard let row = view as? SpringRow, row.convert(point, from: nil).x >= SpringRow.nameWidth else { return nil }
        return row
    }

    /// Points that a notch of the wheel scrolls.
    private static let notch = 40.0
}
