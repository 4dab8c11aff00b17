import ViewKit

extension BuiltInTransition {
    static let elastic = stack(
        name: "elastic", title: "Elastic",
        summary: "A rubber sheet is pulled down over the screen, bulges, and springs into place.",
        root: { AgendaViewController() }, open: { $0.pull() })
}
