/// A property of an object, or of one that the object has: `contentOffset`, or `layer.bounds`.
struct KeyValuePath {
    /// The names of the properties, the observed one at the end; at least one.
    let keys: [String]
    /// The object that has the property at `level`, which is 0 for that of the root itself; nil where there is none.
    let owner: (_ root: AnyObject, _ level: Int) -> AnyObject?
    /// The value of the property; nil where it cannot be read.
    let value: (_ root: AnyObject) -> Any?

    /// The last property.
    var lastLevel: Int { keys.count - 1 }

    /// The names in `text`, with points between, of which each is read by itself.
    init(_ text: String) {
        let keys = text.split(separator: ".").map(String.init)
        self.keys = keys.isEmpty ? [text] : keys
        let all = self.keys
        func owner(_ root: AnyObject, _ level: Int) -> AnyObject? {
            var object: AnyObject? = root
            for key in all.prefix(level) { object = object.flatMap { ReportedProperty.object($0, key) } }
            return object
        }
        self.owner = owner
        value = { root in owner(root, all.count - 1).flatMap { ReportedProperty.value(of: $0, at: all[all.count - 1]) }
        }
    }

    /// The property at `path`, whose names are in `text`; `owners` are the values before the last one.
    init<Root: AnyObject, Value>(_ text: String, _ owners: [(Root) -> AnyObject?], _ path: KeyPath<Root, Value>) {
        keys = text.split(separator: ".").map(String.init)
        owner = { root, level in
            guard level > 0 else { return root }
            guard let root = root as? Root, owners.indices.contains(level - 1) else { return nil }
            return owners[level - 1](root)
        }
        value = { ($0 as? Root)?[keyPath: path] }
    }
}
