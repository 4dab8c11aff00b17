/// A number for each stage of a frame, in place: to copy it or to set one of them allocates nothing.
package struct StageValues<Value>: Sendable, BitwiseCopyable
where Value: AdditiveArithmetic & BitwiseCopyable & Hashable & Sendable {
    private var storage = FrameStage.Storage<Value>(repeating: .zero)

    /// 0 for each stage.
    package init() {}

    package init(_ value: (FrameStage) throws -> Value) rethrows {
        for stage in FrameStage.allCases { self[stage] = try value(stage) }
    }

    package subscript(stage: FrameStage) -> Value {
        get { storage[stage.rawValue] }
        set { storage[stage.rawValue] = newValue }
    }
}

extension StageValues: Hashable {
    package static func == (first: Self, second: Self) -> Bool {
        first.storage.indices.allSatisfy { first.storage[$0] == second.storage[$0] }
    }

    package func hash(into hasher: inout Hasher) {
        for index in storage.indices { hasher.combine(storage[index]) }
    }
}

/// An object with the stages' names as its keys, in the order of the cases.
extension StageValues: Codable where Value: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FrameStage.self)
        try self.init { try container.decode(Value.self, forKey: $0) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FrameStage.self)
        for stage in FrameStage.allCases { try container.encode(self[stage], forKey: stage) }
    }
}
