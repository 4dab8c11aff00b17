import Testing

@testable import LayerTree

/// Every entry of every table of properties, by a row of its own.
@MainActor struct LayerPropertyTests {
    private let host = TestHost()

    /// The tables, each with a layer that has its properties.
    private static let tables: [(properties: [LayerProperty], layer: @MainActor () -> CALayer)] = [
        (LayerProperty.ofAllLayers, { CALayer() }), (LayerProperty.ofShapeLayers, { CAShapeLayer() }),
        (LayerProperty.ofGradientLayers, { CAGradientLayer() }),
        (LayerProperty.ofReplicatorLayers, { CAReplicatorLayer() }),
        (LayerProperty.ofTextLayers, { CATextLayer() }), (LayerProperty.ofPageTurnLayers, { PageTurnLayer() }),
        (
            LayerProperty.ofBackdrops,
            {
                let layer = CALayer()
                layer.showBackdrop()
                return layer
            }
        ),
    ]

    /// Calls `body` with each property whose values are plain, its row, and a committed layer that has it.
    private func forEach(_ body: (LayerProperty, PropertyRow, CALayer) throws -> Void) throws {
        for table in Self.tables {
            for property in table.properties where !property.kind.isList && property.kind != .image {
                let row = try #require(PropertyRow.all[property.key], "\(property.key) has no row")
                try body(property, row, committed(table.layer()))
            }
        }
    }

    /// Calls `body` with each property that is a list, its row, and a committed layer that has it.
    private func forEachList(_ body: (LayerProperty, ListRow, CALayer) throws -> Void) throws {
        for table in Self.tables {
            for property in table.properties where property.kind.isList {
                let row = try #require(ListRow.all[property.key], "\(property.key) has no row")
                try body(property, row, committed(table.layer()))
            }
        }
    }

    private func committed(_ layer: CALayer) -> CALayer {
        host.run {
            host.root.sublayers = nil
            host.root.addSublayer(layer)
        }
        host.frame(at: 0)
        return layer
    }

    private func isClose(_ a: AnimationValue, _ b: AnimationValue) -> Bool {
        a.isOfKind(of: b) && a.distance(to: b) < 1e-6
    }

    private func set(_ object: Any?, _ property: LayerProperty, of layer: CALayer) {
        host.run {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.setValue(object, forKey: property.key)
            CATransaction.commit()
        }
    }

    /// Runs an animation of one second from `start` to `end`, half of it.
    private func animate(_ property: LayerProperty, of layer: CALayer, from start: Any, to end: Any) {
        host.run {
            layer.removeAllAnimations()
            layer.add(CABasicAnimation(property.key, from: start, to: end), forKey: nil)
        }
        host.frame(at: 1)
        host.frame(at: 1.5)
    }

    @Test func everyRowIsOfAProperty() {
        let keys = Set(Self.tables.flatMap { $0.properties.map(\.key) })
        #expect(keys == Set(PropertyRow.all.keys).union(ListRow.all.keys).union(["contents"]))
        #expect(keys.count == LayerProperty.all.count)
    }

    @Test func eachIsReadAsItIsWritten() throws {
        try forEach { property, row, layer in
            for value in [row.from, row.to] {
                property.setValue(value, in: layer.state)
                #expect(isClose(property.value(in: layer.state), value), "\(property.key)")
                set(value.object(for: AnimatableProperty(property)), property, of: layer)
                let object = try #require(layer.value(forKey: property.key), "\(property.key)")
                #expect(AnimationValue(object).map { isClose($0, value) } == true, "\(property.key)")
            }
        }
    }

    @Test func eachInterpolates() throws {
        try forEach { property, row, layer in
            let path = AnimatableProperty(property)
            animate(property, of: layer, from: row.from.object(for: path), to: row.to.object(for: path))
            #expect(isClose(property.value(in: layer.state.shown), row.half), "\(property.key)")
            let shown = try #require(layer.presentation()?.value(forKey: property.key))
            #expect(AnimationValue(shown).map { isClose($0, row.half) } == true, "\(property.key)")
        }
    }

    @Test func eachStaysInItsLimits() throws {
        try forEach { property, row, layer in
            let beyond = row.beyond?.given ?? row.to
            let object = beyond.object(for: AnimatableProperty(property))
            animate(property, of: layer, from: object, to: object)
            #expect(isClose(property.value(in: layer.state.shown), row.beyond?.shown ?? beyond), "\(property.key)")
        }
    }

    @Test func someDoNotOvershoot() throws {
        try forEach { property, row, layer in
            let path = AnimatableProperty(property)
            let animation = CABasicAnimation(
                property.key, from: row.from.object(for: path), to: row.to.object(for: path))
            let change = try #require(PropertyChange(animation, store: host.layers.resources))
            change.apply(fraction: 1.25, to: layer.state)
            let beyond = row.from.interpolated(to: row.to, by: row.clamps ? 1 : 1.25)
            guard property.kind != .flag, property.key != "instanceCount" else { return }
            #expect(isClose(property.value(in: layer.state), beyond), "\(property.key)")
        }
    }

    @Test func someAnimateByThemselves() throws {
        try forEach { property, row, layer in
            set(row.from.object(for: AnimatableProperty(property)), property, of: layer)
            host.run { layer.setValue(row.to.object(for: AnimatableProperty(property)), forKey: property.key) }
            #expect(layer.animationKeys() == (row.animates ? [property.key] : nil), "\(property.key)")
        }
    }

    /// An action that notes the value that the layer has when it is looked for, and when it runs.
    private final class Reader: NSObject, CALayerDelegate, CAAction {
        let key: String
        let read: (CALayer?) -> String
        private(set) var values: [String] = []

        init(_ key: String, _ read: @escaping (CALayer?) -> String) {
            self.key = key
            self.read = read
        }

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            if event == key { values.append(read(layer)) }
            return event == key ? self : NSNull()
        }

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            let layer = anObject as? CALayer
            values += [read(layer), read(layer?.presentation())]
        }
    }

    /// Sets `new` after a commit with `old`, and checks what an action reads.
    private func expectAction(
        _ property: LayerProperty, of layer: CALayer, from old: Any?, to new: Any?,
        _ read: @escaping (CALayer?) -> String
    ) {
        set(old, property, of: layer)
        host.frame(at: 1)
        let former = read(layer)
        let reader = Reader(property.key, read)
        layer.delegate = reader
        host.run { layer.setValue(new, forKey: property.key) }
        #expect(reader.values == [former, read(layer), former] && former != read(layer), "\(property.key)")
        layer.delegate = nil
    }

    /// It is looked for before the change, and runs after it; what shows is the old value until the commit.
    @Test func anActionFindsTheOldValueAndThenTheNewOne() throws {
        try forEach { property, row, layer in
            let path = AnimatableProperty(property)
            expectAction(property, of: layer, from: row.from.object(for: path), to: row.to.object(for: path)) {
                "\($0?.value(forKey: property.key).flatMap { AnimationValue($0) } as Any)"
            }
        }
        try forEachList { property, row, layer in
            expectAction(property, of: layer, from: row.from.object, to: row.to.object) {
                let object = $0?.value(forKey: property.key)
                return "\((object as? CGPath)?.boundingBoxOfPath ?? object as Any)"
            }
        }
    }

    /// A property that a layer lacks is kept under its key.
    @Test func otherLayersDoNotHaveThem() throws {
        for table in Self.tables.dropFirst() {
            for property in table.properties {
                let layer = CALayer()
                #expect(!property.isDefined(in: layer.state) && layer.value(forKey: property.key) == nil)
                layer.setValue(0.25, forKey: property.key)
                #expect(layer.value(forKey: property.key) as? Double == 0.25 && layer.animationKeys() == nil)
            }
        }
    }

    @Test func listsAreReadWrittenAndInterpolated() throws {
        try forEachList { property, row, layer in
            let store = host.layers.resources
            set(row.to.object, property, of: layer)
            #expect(property.list(in: layer.state, of: store) == row.to, "\(property.key)")
            #expect(ListValue(layer.value(forKey: property.key), of: property.kind) == row.to, "\(property.key)")
            animate(property, of: layer, from: row.from.object, to: row.to.object)
            #expect(property.list(in: layer.state.shown, of: store) == row.half, "\(property.key)")
            layer.removeAllAnimations()
            host.run { layer.setValue(row.from.object, forKey: property.key) }
            #expect(layer.animationKeys() == (row.animates ? [property.key] : nil), "\(property.key)")
            set(nil, property, of: layer)
            #expect(property.list(in: layer.state, of: store) == nil, "\(property.key)")
        }
    }
}
