#if canImport(Glibc)
import Foundation
import Glibc

/// The equality test of two objects that Foundation uses on Linux; the dynamic linker resolves Foundation's calls to
/// it, in place of Foundation's own.
///
/// Foundation's own stops the process where one of the two is of a class that is not Foundation's: a font or a colour
/// of neighbouring runs of an `NSMutableAttributedString`, which every change of a part of it compares. `isEqual`
/// decides about these, as on Apple's systems, and Foundation's function about all others.
@_cdecl("CFEqual") package func equalObjects(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt8 {
    if a == b { return 1 }
    let isForeign = Foundations.typeID(a) == Foundations.noType || Foundations.typeID(b) == Foundations.noType
    guard isForeign else { return Foundations.equal(a, b) }
    let one = Unmanaged<NSObject>.fromOpaque(a)
    let other = Unmanaged<NSObject>.fromOpaque(b)
    return one.takeUnretainedValue().isEqual(other.takeUnretainedValue()) ? 1 : 0
}

/// The functions of Foundation itself.
private enum Foundations {
    typealias Equal = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8
    typealias TypeID = @convention(c) (UnsafeRawPointer) -> UInt

    /// The type ID of an object whose class is not Foundation's.
    static let noType: UInt = 0
    static let equal = unsafeBitCast(next("CFEqual"), to: Equal.self)
    static let typeID = unsafeBitCast(next("CFGetTypeID"), to: TypeID.self)

    /// The symbol as the libraries after this program define it.
    private static func next(_ name: String) -> UnsafeMutableRawPointer {
        guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
            preconditionFailure("Foundation has no \(name)")
        }
        return symbol
    }
}
#endif
