import LiveCombine
import LiveKit
import Testing

/// Publishers of events that happen by themselves: notifications, changes of properties, dates.
@MainActor @Suite struct OriginTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    private let host = MarbleHost()

    private final class Sender {}

    @Test func notificationsArePublishedUntilItIsCancelled() {
        let center = NotificationCenter()
        let name = Notification.Name("name")
        let sender = Sender()
        let all = center.publisher(for: name)
        let own = center.publisher(for: name, object: sender)
        let tokens = [
            all.sink { [log] in log.lines.append("all \($0.userInfo?["n"] ?? "")") },
            own.sink { [log] in log.lines.append("own \($0.userInfo?["n"] ?? "")") },
        ]
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: name, object: sender, userInfo: ["n": 2])
        center.post(name: Notification.Name("other"), object: sender)
        tokens[0].cancel()
        center.post(name: name, object: sender, userInfo: ["n": 3])
        #expect(log.lines.sorted() == ["all 1", "all 2", "own 2", "own 3"])
        tokens[1].cancel()
        #expect(all == center.publisher(for: name) && all != own)
    }

    /// Values that are not asked for are lost, and those that are asked for later come.
    @Test func notificationsThatAreNotAskedForAreLost() {
        let center = NotificationCenter()
        let name = Notification.Name("name")
        let probe = MarbleProbe(1)
        center.publisher(for: name).map { "\($0.userInfo?["n"] ?? "")" }.setFailureType(to: Fault.self).subscribe(probe)
        for number in 1...2 { center.post(name: name, object: nil, userInfo: ["n": number]) }
        probe.ask(1)
        center.post(name: name, object: nil, userInfo: ["n": 3])
        #expect(probe.log == ["0:1", "0:3"])
        probe.cancel()
    }

    /// The options of a publisher of changes, and the values that it publishes at the subscription and for three changes.
    private static let changes: [(NSKeyValueObservingOptions, [CGFloat])] = [
        ([.initial, .new], [0, 7, 7, 9]), ([.new], [7, 7, 9]), ([], [7, 7, 9]),
        ([.prior, .new], [0, 7, 7, 7, 7, 9]),
    ]

    @Test func changesOfAPropertyArePublished() {
        for (options, values) in Self.changes {
            let view = host.run { UIView() }
            var seen: [CGFloat] = []
            let publisher = view.publisher(_key: "frame", for: \.frame, options: options)
            let token = publisher.map(\.width).sink { seen.append($0) }
            for width in [7.0, 7, 9] { view.frame.size.width = width }
            token.cancel()
            view.frame.size.width = 11
            #expect(seen == values)
            #expect(publisher == view.publisher(_key: "frame", for: \.frame, options: options))
        }
    }

    @Test func changesArePublishedWithoutValues() {
        let view = host.run { UIView() }
        var count = 0
        let token = view.publisher(_key: "alpha", for: \.alpha, options: .new).didChange().sink { count += 1 }
        view.alpha = 0.5
        view.alpha = 0.25
        #expect(count == 2)
        token.cancel()
    }

    /// The dates are those of the frames, one in each; all subscribers get the same ones.
    @Test func datesArePublishedOnceConnected() {
        let timer = host.run { Timer.publish(every: 2, on: .main, in: .common) }
        var seen: [String] = []
        let tokens = ["a", "b"].map { name in
            timer.sink { seen.append("\(name) \(Int($0.timeIntervalSinceReferenceDate))") }
        }
        for time in 0...2 { host.frame(at: time) }
        #expect(seen.isEmpty)
        let connection = host.run { timer.connect() }
        for time in [3, 4, 9, 10] { host.frame(at: time) }
        #expect(seen.sorted() == ["a 10", "a 4", "a 9", "b 10", "b 4", "b 9"])
        connection.cancel()
        for time in 11...14 { host.frame(at: time) }
        #expect(seen.count == 6)
        withExtendedLifetime(tokens) {}
    }

    @Test func aTimerThatConnectsItselfEndsWithItsSubscriber() {
        var count = 0
        var token: AnyCancellable? = host.run {
            Timer.publish(every: 1, on: .main, in: .default).autoconnect().sink { _ in count += 1 }
        }
        for time in 0...3 { host.frame(at: time) }
        #expect(count == 3 && token != nil)
        token = nil
        for time in 4...6 { host.frame(at: time) }
        #expect(count == 3)
        #expect(!host.layers.mainQueue.hasPendingWork)
    }
}
