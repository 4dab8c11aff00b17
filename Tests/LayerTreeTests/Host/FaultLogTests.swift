import Testing

@testable import LayerTree

/// Faults reach whoever listens, once, also where they came first.
@MainActor @Suite struct FaultLogTests {
    private final class Culprit {}

    @Test func faultsFromBeforeTheListenerAreKept() {
        let log = FaultLog()
        let culprit = Culprit()
        var reports: [String] = []
        for problem in ["a", "b", "a"] { log.report(culprit, problem) }
        log.onReport = { reports.append($0) }
        #expect(reports == ["Culprit: a", "Culprit: b"])
        for problem in ["b", "c"] { log.report(culprit, problem) }
        #expect(reports == ["Culprit: a", "Culprit: b", "Culprit: c"])
        var others: [String] = []
        log.onReport = { others.append($0) }
        #expect(others == [])
    }

    /// An exception ends opened code; elsewhere what raised it goes on.
    @Test func anExceptionIsReportedWhereNothingEndsByIt() {
        let host = TestHost()
        var reports: [String] = []
        host.layers.faults.onReport = { reports.append($0) }
        let layer = host.run { CALayer() }
        layer.position.x = .nan
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2)
        layer.position = CGPoint(x: CGFloat.infinity, y: 0)
        layer.transform = CATransform3DMakeScale(.nan, 1, 1)
        let expected = [
            "CALayer: CALayerInvalidGeometry: CALayer position contains NaN: [nan 0.0].",
            "CALayer: CALayerInvalidGeometry: CALayer bounds contains NaN: [0.0 0.0 nan 2.0].",
            "CALayer: its position is not finite: [inf 0.0], so that it does not show. Set finite numbers.",
            "CALayer: its transform is not finite, so that it does not show. Divide by nothing that may be 0.",
        ]
        #expect(reports == expected)
        reports = []
        layer.position = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 2)
        layer.transform = CATransform3DIdentity
        #expect(reports == [])
        let child = host.run { CALayer() }
        layer.addSublayer(child)
        var exceptions: [String] = []
        host.layers.faults.onException = { exceptions.append($0) }
        child.addSublayer(layer)
        child.mask = child
        let cycle = "CALayerInvalid: layer CALayer is a part of cycle in its layer tree"
        #expect(exceptions == [cycle, cycle])
        #expect(layer.superlayer == nil && child.mask == nil)
    }
}
