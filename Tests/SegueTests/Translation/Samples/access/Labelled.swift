// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import UIKit

public class Labelled: UIView {}

open class Field: UIControl {
    public private(set) var changes = 0
}

final class Inner: UIView {}

public enum Parts {
    public class Handle: UIView {}
}

class Counter: NSObject {
    var count: Int { 0 }
    subscript(index: Int) -> Int { index }
}

public class List: UIView {
    public subscript(index: Int) -> Int { index }
    public subscript(name name: String) -> Int { 0 }
    public var limit: Int { 1 }
}

public final class Rows: List {}
