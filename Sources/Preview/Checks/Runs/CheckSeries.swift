/// Runs of a check under one condition; the first gives the pictures with which the others are compared.
struct CheckSeries: Sendable {
    /// The name in reports, which stays the same.
    let name: String
    /// The condition; nil for the one that the options ask for.
    var condition: CheckCondition?
    let checks: [TransitionCheck]
    /// Whether its runs have the ends of the quick series.
    var sharesEnds = false

    /// The name of the runs that every check makes.
    static let quickName = "quick"
    /// The name of the runs from a seed.
    static let randomName = "random"

    /// The name of the runs at 20 places each.
    private static let placesName = "places"
    /// The name of the runs in which the screen is turned.
    private static let resizedName = "another size"

    /// The names of all but the quick one.
    static let names = [placesName] + CheckCondition.names + [resizedName, randomName]

    static let quick = CheckSeries(name: quickName, checks: TransitionCheck.all, sharesEnds: true)

    /// Whether it is one of another style.
    var isOfStyle: Bool { if case .style = condition { true } else { false } }

    /// The name of `check` with that of the series, where that is not the quick one.
    func title(of check: TransitionCheck) -> String { name == Self.quickName ? check.name : "\(name): \(check.name)" }

    /// The series of a check; the quick one, and where there are `random` runs, all others, for the transition of `plan` that a finger
    /// holds where it `canHold`.
    @MainActor static func all(random: RandomRuns?, for plan: RunPlan, canHold: Bool) -> [CheckSeries] {
        guard let random else { return [quick] }
        let conditions = CheckCondition.all(for: plan).map {
            CheckSeries(name: $0.name, condition: $0, checks: TransitionCheck.all)
        }
        return [quick, CheckSeries(name: placesName, checks: TransitionCheck.places, sharesEnds: true)] + conditions + [
            CheckSeries(name: resizedName, checks: TransitionCheck.resized),
            CheckSeries(
                name: randomName, checks: RandomRun.all(random.count, seed: random.seed, canHold: canHold),
                sharesEnds: true),
        ]
    }

    /// The words for `check` in a finding: nil for the usual runs, and else where it was seen.
    func words(for check: TransitionCheck, seed: Int?) -> String? {
        switch name {
        case Self.quickName, Self.placesName: nil
        case Self.randomName: "\(check.name)" + (seed.map { " of seed \($0)" } ?? "")
        default: name
        }
    }
}
