import ViewKit

extension BuiltInTransition {
    static let dissolve = stack(
        name: "dissolve", title: "Dissolve",
        summary: "A picture dissolves into the next one while both come a little closer.",
        root: { ClockViewController(hours) }, open: { $0.goOn() })

    private static let hours = [
        ClockViewController.Hour(
            picture: "mountains", time: "6:42", day: "Saturday 21 November", note: "First light on the high range"),
        ClockViewController.Hour(
            picture: "city", time: "20:15", day: "Saturday 21 November", note: "Blue hour at the harbour"),
        ClockViewController.Hour(
            picture: "night", time: "23:58", day: "Saturday 21 November", note: "Lamps out, stars on"),
    ]
}
