import Foundation

@testable import ViewKit

/// A class as opened code has one, with `@objc dynamic` properties as they are translated.
class ObservedModel: NSObject {
    var level = 1 {
        willSet { _willChangeValue(self, "level") }
        didSet {
            defer { _didChangeValue(self, "level") }
            log.append("didSet \(level)")
        }
    }
    var next: ObservedModel? {
        willSet { _willChangeValue(self, "next") }
        didSet { _didChangeValue(self, "next") }
    }
    /// What happened, in its order.
    var log: [String] = []
}

/// An observer as opened code has one, which writes what it is told.
class ObservingModel: NSObject, _KeyValueObserver {
    var log: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let values = change ?? [:]
        let kind = (values[.kindKey] as? UInt).flatMap(NSKeyValueChange.init)
        let parts = [
            values[.notificationIsPriorKey] as? Bool == true ? "prior" : nil, keyPath, kind.map { "\($0)" },
            values[.oldKey].map { "old \($0)" }, values[.newKey].map { "new \($0)" },
        ]
        log.append(parts.compactMap(\.self).joined(separator: " "))
    }
}
