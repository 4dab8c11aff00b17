/// The renderer: chosen automatically, the CPU or the GPU.
package enum RendererChoice: String, Hashable, Sendable, CaseIterable {
    /// The graphics card where there is a real one, and the processor otherwise.
    case auto
    case cpu, gpu
}
