import Dispatch
import Testing

@testable import ViewKit

/// Mistakes in the use of data sources, registrations and threads.
@MainActor @Suite struct DataSourceFaultTests {
    private let rig = DiffableRig()

    private func faults(_ begin: String) -> Int { rig.reports.count { $0.contains(begin) } }

    @Test func aRegistrationWithinTheProvider() {
        let source = rig.host.run {
            DiffableRig.Source(collectionView: rig.collection) { collection, path, item in
                let registration = UICollectionView.CellRegistration<DiffableRig.Cell, String> { cell, _, item in
                    cell.text = item
                }
                return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
        }
        let snapshot = rig.snapshot([("A", ["a"])])
        rig.host.run { source.apply(snapshot, animatingDifferences: false) }
        rig.step()
        #expect(faults("by a registration that was made within a provider of cells") == 1)
    }

    @Test func aProviderWithoutACell() {
        let source = rig.host.run { DiffableRig.Source(collectionView: rig.collection) { _, _, _ in nil } }
        let snapshot = rig.snapshot([("A", ["a"])])
        rig.host.run { source.apply(snapshot, animatingDifferences: false) }
        rig.step()
        #expect(faults("the provider of cells returned nil") == 1)
    }

    @Test func anotherCellForAReconfiguredItem() {
        let source = rig.host.run {
            DiffableRig.Source(collectionView: rig.collection) { _, _, _ in DiffableRig.Cell(frame: .zero) }
        }
        var snapshot = rig.snapshot([("A", ["a"])])
        rig.host.run { source.apply(snapshot, animatingDifferences: false) }
        rig.step()
        snapshot.reconfigureItems(["a"])
        rig.host.run { source.apply(snapshot, animatingDifferences: false) }
        #expect(faults("is another one than the present") == 1)
    }

    @Test func noProviderOfHeaders() {
        let flow = rig.collection.collectionViewLayout as? UICollectionViewFlowLayout
        rig.host.run { flow?.headerReferenceSize = CGSize(width: 200, height: 20) }
        rig.apply(["a"], animated: false)
        rig.step()
        #expect(faults("and there is no supplementaryViewProvider") == 1)
    }

    /// A snapshot of another thread is shown when the main one comes to it; until then none may be applied there.
    @Test func snapshotsOfAnotherThread() async {
        let rig = rig
        let snapshot = rig.snapshot([("A", ["a", "b"])])
        applyOnAnotherThread(snapshot)
        #expect(rig.texts == [])
        for _ in 0..<10_000 where rig.texts.isEmpty { await Task.yield() }
        #expect(rig.texts == ["a", "b"] && rig.reports == [])
        applyOnAnotherThread(snapshot)
        rig.apply(["c"], animated: false)
        #expect(faults("applied on the main thread while others, applied on another thread, wait") == 1)
    }

    private func applyOnAnotherThread(_ snapshot: DiffableRig.Snapshot) {
        let source = rig.source
        let group = Dispatch.DispatchGroup()
        rig.host.run {
            Dispatch.DispatchQueue.global().async(group: group) {
                source.apply(snapshot, animatingDifferences: false, completion: nil)
            }
        }
        group.wait()
    }
}
