/// Controllers, animators and views of the transition are freed after the way back.
///
/// One object of a class may be kept to be used again; one more with each run is a leak.
enum FreedObjects: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        guard let series = evidence.series(.start), series.later.count >= 2, let last = series.later.last else {
            return []
        }
        let before = count(of: series.later[series.later.count - 2].survey)
        return count(of: last.survey).sorted { $0.key.name < $1.key.name }.compactMap { key, objects in
            let former = before[key] ?? []
            guard !former.isEmpty, Set(objects.map(\.id)).isSuperset(of: former.map(\.id)),
                objects.count > former.count,
                let newest = objects.last
            else { return nil }
            let holder = newest.holder.map { "held by \($0)" } ?? "held, by what is unknown"
            var finding = Finding(
                kind(of: key.role), "\(key.name) is not freed, one more with each run; \(holder)", phase: last.phase)
            finding.view = key.name
            return finding
        }
    }

    private struct Key: Hashable {
        var role: SceneSurvey.Survivor.Role
        var name: String
    }

    private static func count(of survey: SceneSurvey) -> [Key: [SceneSurvey.Survivor]] {
        Dictionary(grouping: survey.survivors) { Key(role: $0.role, name: $0.name) }
    }

    private static func kind(of role: SceneSurvey.Survivor.Role) -> FindingKind {
        switch role {
        case .screen: .screenNotFreed
        case .animator, .interaction: .animatorNotFreed
        case .view: .snapshotNotFreed
        }
    }
}
