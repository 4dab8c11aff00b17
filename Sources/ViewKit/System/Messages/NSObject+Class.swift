/// Questions about the class of an object that Foundation lacks here.
extension NSObjectProtocol {
    /// Whether the object is of `aClass` or a class that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        func isInstance<Class: AnyObject>(_ type: Class.Type) -> Bool { self is Class }
        return isInstance(aClass)
    }

    /// Whether the object is of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

extension NSObject {
    /// The class itself.
    public class func classForCoder() -> AnyClass { self }
}
