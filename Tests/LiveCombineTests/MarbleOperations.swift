import LiveCombine

/// The operators of the tables, by their names there.
@MainActor enum MarbleOperations {
    typealias Input = MarbleRun.Input
    typealias Output = MarbleRun.Output

    /// The operators that need no time.
    static let timeless: [String: ([Input]) -> Output] = [
        "combineLatest": { $0[0].combineLatest($0[1]).map { $0 + $1 }.eraseToAnyPublisher() },
        "combineLatest with a transform": { $0[0].combineLatest($0[1]) { "\($0)(\($1))" }.eraseToAnyPublisher() },
        "combineLatest of three": {
            $0[0].combineLatest($0[1], $0[2]).map { $0 + $1 + $2 }.eraseToAnyPublisher()
        },
        "combineLatest of three with a transform": {
            $0[0].combineLatest($0[1], $0[2]) { "\($0)(\($1)\($2))" }.eraseToAnyPublisher()
        },
        "combineLatest of four": {
            $0[0].combineLatest($0[1], $0[2], $0[3]).map { $0 + $1 + $2 + $3 }.eraseToAnyPublisher()
        },
        "combineLatest of four with a transform": {
            $0[0].combineLatest($0[1], $0[2], $0[3]) { "\($0)(\($1)\($2)\($3))" }.eraseToAnyPublisher()
        },
        "merge": { $0[0].merge(with: $0[1].map { $0 }).eraseToAnyPublisher() },
        "merge of one kind": { $0[0].merge(with: $0[1]).merge(with: $0[2]).eraseToAnyPublisher() },
        "merge of three": { $0[0].merge(with: $0[1], $0[2]).eraseToAnyPublisher() },
        "merge of four": { $0[0].merge(with: $0[1].map { $0 }).merge(with: $0[2], $0[3]).eraseToAnyPublisher() },
        "merge of five": { $0[0].merge(with: $0[1], $0[2]).merge(with: $0[3], $0[4]).eraseToAnyPublisher() },
        "merge of six": { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]).eraseToAnyPublisher() },
        "merge of seven": {
            $0[0].merge(with: $0[1], $0[2], $0[3]).merge(with: $0[4], $0[5], $0[6]).eraseToAnyPublisher()
        },
        "merge of eight": {
            $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).eraseToAnyPublisher()
        },
        "MergeMany": { Publishers.MergeMany($0).eraseToAnyPublisher() },
        "zip": { $0[0].zip($0[1]).map { $0 + $1 }.eraseToAnyPublisher() },
    ]

    /// The operator `name` by the time of `scheduler`: intervals are those of the tables; nil for one that is not there.
    static func timed<Context: Scheduler>(_ name: String, of input: Input, by scheduler: Context) -> Output? {
        switch name {
        case "collect by time of 3 s":
            input.collect(.byTime(scheduler, .seconds(3))).map { $0.joined() }.eraseToAnyPublisher()
        case "collect by time of 3 s or 2 values":
            input.collect(.byTimeOrCount(scheduler, .seconds(3), 2)).map { $0.joined() }.eraseToAnyPublisher()
        case "debounce of 2 s": input.debounce(for: .seconds(2), scheduler: scheduler).eraseToAnyPublisher()
        case "throttle of 3 s to the latest":
            input.throttle(for: .seconds(3), scheduler: scheduler, latest: true).eraseToAnyPublisher()
        case "throttle of 3 s to the first":
            input.throttle(for: .seconds(3), scheduler: scheduler, latest: false).eraseToAnyPublisher()
        case "delay of 2 s": input.delay(for: .seconds(2), scheduler: scheduler).eraseToAnyPublisher()
        case "timeout of 3 s":
            input.timeout(.seconds(3), scheduler: scheduler, customError: Fault.init).eraseToAnyPublisher()
        case "receive on": input.receive(on: scheduler).eraseToAnyPublisher()
        default: nil
        }
    }
}
