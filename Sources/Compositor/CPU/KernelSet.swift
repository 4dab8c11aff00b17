import CKernels

/// Which variant of the inner loops is wanted.
package enum KernelChoice: String, CaseIterable, Sendable {
    /// The fastest that the processor has.
    case auto
    case avx512, avx2, sse2, neon, scalar
}

/// A variant of the inner loops that this processor can run. All give the same pixels.
package struct KernelSet: @unchecked Sendable {
    // Unchecked because of the pointer, which leads to a constant table.

    package let name: KernelChoice
    let table: UnsafePointer<KernelTable>

    /// The variant `choice`; throws where this processor lacks its instructions.
    package init(_ choice: KernelChoice = .auto) throws(KernelError) {
        guard let set = KernelSet.find(choice) else { throw KernelError(missing: choice) }
        self = set
    }

    private init(_ name: KernelChoice, _ table: UnsafePointer<KernelTable>) { (self.name, self.table) = (name, table) }

    /// The plain C loops, which every processor has and which define the pixels.
    package static let scalar = KernelSet(.scalar, kernels_scalar())

    /// The fastest variant of this processor.
    package static let best =
        find(.avx512) ?? find(.avx2) ?? find(.neon) ?? find(.sse2) ?? scalar

    /// All variants that this processor has, the fastest first.
    package static var available: [KernelSet] {
        [KernelChoice.avx512, .avx2, .neon, .sse2, .scalar].compactMap { find($0) }
    }

    private static func find(_ choice: KernelChoice) -> KernelSet? {
        switch choice {
        case .auto: best
        case .scalar: scalar
        case .avx512: kernels_avx512().map { KernelSet(.avx512, $0) }
        case .avx2: kernels_avx2().map { KernelSet(.avx2, $0) }
        case .sse2: kernels_sse2().map { KernelSet(.sse2, $0) }
        case .neon: kernels_neon().map { KernelSet(.neon, $0) }
        }
    }
}

/// The error of choosing kernels that the processor lacks.
package struct KernelError: Error, Hashable, CustomStringConvertible {
    package let missing: KernelChoice

    package init(missing: KernelChoice) { self.missing = missing }

    package var description: String {
        let names = KernelSet.available.map(\.name.rawValue).joined(separator: ", ")
        return "--kernels \(missing.rawValue): this processor has none of them; use one of auto, \(names)"
    }
}
