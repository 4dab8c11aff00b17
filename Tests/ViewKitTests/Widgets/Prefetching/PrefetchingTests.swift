import Testing

@testable import ViewKit

@MainActor @Suite struct PrefetchingTests {
    private final class Source: NSObject, UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching {
        var log: [String] = []

        private func add(_ word: String, _ paths: [IndexPath]) {
            log.append("\(word) \(paths.map { "\($0.item)" }.joined(separator: " "))")
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            add("fetch", indexPaths)
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            add("cancel", indexPaths)
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { add("fetch", indexPaths) }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            add("cancel", indexPaths)
        }
    }

    @Test func aQueueAsksForEachOnceAndTakesBackWhatIsNoLongerAhead() {
        var queue = PrefetchQueue()
        let paths = (0..<6).map { IndexPath(item: $0, section: 0) }
        var result = queue.update(ahead: [paths[2], paths[3]], visible: [paths[0], paths[1]])
        #expect(result.new == [paths[2], paths[3]] && result.cancelled == [])
        result = queue.update(ahead: [paths[3], paths[4]], visible: [paths[1], paths[2]])
        #expect(result.new == [paths[4]] && result.cancelled == [])
        result = queue.update(ahead: [paths[0]], visible: [paths[1], paths[2]])
        #expect(result.new == [paths[0]] && result.cancelled == [paths[3], paths[4]])
    }

    @Test func aCollectionAsksForWhatLiesAhead() {
        let rig = CompositionalRig.list([100], estimate: 100)
        let source = Source()
        rig.show()
        rig.host.run { rig.collection.prefetchDataSource = source }
        rig.collection.contentOffset.y = 10
        rig.step()
        #expect(source.log == ["fetch 7 8 9"], "the next half of a screen")
        rig.collection.contentOffset.y = 400
        rig.step()
        #expect(source.log.last == "fetch 10 11 12")
        rig.collection.contentOffset.y = 350
        rig.step()
        #expect(source.log.suffix(2) == ["cancel 10 11 12", "fetch 2 1"])
        rig.host.run { rig.collection.isPrefetchingEnabled = false }
        rig.collection.contentOffset.y = 2000
        rig.step()
        #expect(source.log.count == 4)
    }

    @Test func aTableAsksForTheNextScreen() {
        let host = TestHost(size: CGSize(width: 200, height: 200))
        let table = host.run { UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        let rows = Rows()
        let source = Source()
        host.run {
            table.rowHeight = 50
            table.dataSource = rows
            table.prefetchDataSource = source
        }
        host.show(table)
        table.contentOffset.y = 10
        host.frame(at: 1)
        #expect(source.log == ["fetch 5 6 7 8"])
        table.contentOffset.y = 0
        host.frame(at: 2)
        #expect(source.log == ["fetch 5 6 7 8", "cancel 5 6 7 8"])
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
