import Foundation
import LayerTree
import SDLPlatform
import ViewKit

/// Pointers and the wheel on the panels.
extension Workbench {
    /// Whether `point`, in points of the overlay, belongs to a panel.
    private func isOnPanel(_ point: CGPoint) -> Bool {
        if let tabs = layout.tabs, tabs.contains(point) { return true }
        let edge = layout.isSheet ? 0 : PanelDivider.thickness / 2
        return layout.frames.values.contains { $0.insetBy(dx: -edge, dy: -edge).contains(point) }
    }

    /// Brings `event` to the panels where it is for them; returns whether it was.
    func take(_ event: PointerEvent) -> Bool {
        let place = overlay.inWindow(event.position)
        let isOnPanel = isOnPanel(place)
        let isOurs = event.phase == .down ? isOnPanel : pointers.isDown(event.pointer)
        guard isOurs else {
            if event.phase == .down { endRepetition() }
            return event.phase == .moved && isOnPanel && !controls.pointers.isActive
        }
        var event = event
        event.position = place
        overlay.send(pointers.take(event, in: overlay.stage.screen.size))
        return true
    }

    /// Turns the wheel over the panels: a row of a quantity changes that, else content scrolls.
    func take(_ event: WheelEvent) -> Bool {
        let place = overlay.inWindow(event.position)
        guard isOnPanel(place) else { return false }
        overlay.stage.run {
            var view = overlay.stage.window.hitTest(place, with: nil)
            while let current = view, !(current is SpringRow) { view = current.superview }
            if let row = view as? SpringRow {
                row.move(by: event.deltaY)
            } else {
                _ = overlay.stage.turnWheel(
                    by: CGPoint(x: event.deltaX * Self.notch, y: -event.deltaY * Self.notch), at: place)
            }
        }
        return true
    }

    /// Points that a notch of the wheel scrolls.
    private static let notch = 40.0
}
