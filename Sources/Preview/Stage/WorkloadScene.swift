import LayerTree

/// A workload on a stage.
@MainActor final class WorkloadScene: ScrubbableScene {
    private let workload: any Workload

    init(_ workload: any Workload, on stage: Stage) {
        self.workload = workload
        stage.root.insertSublayer(workload.root, at: 0)
    }

    func show(_ progress: Double) { workload.show(progress) }
}
