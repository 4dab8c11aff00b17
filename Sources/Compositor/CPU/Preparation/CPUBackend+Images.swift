import CKernels
import Dispatch
import Foundation
import Graphics
import RenderTree

extension CPUBackend {
    /// Pixels below which another thread wakes up later than they are made.
    private static let fewWaitingPixels = 1 << 14

    /// Makes the pixels of the images that `list` shows from command `start` on and that are still to be made, on several
    /// threads where they are many.
    private func makeImages(from start: Int, of list: DrawList, _ resources: ResourceStore) {
        guard workers.threads > 1 else { return }
        var waiting: [CGImage] = []
        var seen: Set<ObjectIdentifier> = []
        var pixels = 0
        var index = tiles.next(from: start, to: list.commands.count, in: list)
        while index < list.commands.count {
            if list.commands[index].kind == .image, case .image(let image) = resources[list.commands[index].resource],
                image.isWaiting, seen.insert(ObjectIdentifier(image)).inserted
            {
                waiting.append(image)
                pixels += image.width * image.height
            }
            index = tiles.next(from: index + 1, to: list.commands.count, in: list)
        }
        guard waiting.count > 1, pixels >= Self.fewWaitingPixels else { return }
        DispatchQueue.concurrentPerform(iterations: waiting.count) { @Sendable [waiting] in _ = waiting[$0].pixels }
    }

    /// The pixels of `image`, which command `index` of `list` shows; where they are still to be made, with those of the images
    /// that follow.
    private func pixels(
        of image: CGImage, at index: Int, _ list: DrawList, _ resources: ResourceStore
    ) -> PixelBuffer {
        if image.isWaiting { makeImages(from: index, of: list, resources) }
        return image.pixels
    }

    func prepareImage(_ command: DrawCommand, at index: Int, _ list: DrawList, _ resources: ResourceStore) {
        guard case .image(let image) = resources[command.resource], image.width > 0, image.height > 0,
            let inverse = list.map(of: command.quad).inverted()
        else { return }
        var prepared = PreparedCommand(.projectiveImage, box: command.box)
        let part = command.contentsRect
        let width = Double(image.width)
        let height = Double(image.height)
        prepared.w = SIMD3(inverse.m13, inverse.m23, inverse.m33)
        // From local units to texels, whose centres lie at whole numbers.
        let perUnit = (
            x: Double(part.z) * width / Double(command.quad.width),
            y: Double(part.w) * height / Double(command.quad.height)
        )
        prepared.u =
            SIMD3(inverse.m11, inverse.m21, inverse.m31) * perUnit.x
            + prepared.w * (Double(part.x) * width - 0.5)
        prepared.v =
            SIMD3(inverse.m12, inverse.m22, inverse.m32) * perUnit.y
            + prepared.w * (Double(part.y) * height - 0.5)
        prepared.image = pixels(of: image, at: index, list, resources).sampled(part)
        prepared.isOpaque = image.isOpaque
        let density = prepared.density(inMiddleOf: command.box)
        if command.isNearest(at: density) {
            prepared.paint = .nearestImage
        } else if command.flags.contains(.trilinear), density > 1, density.isFinite {
            mixCopies(&prepared, image, command, density)
        } else {
            if density > DrawCommand.leastHalvedDensity, density.isFinite {
                take(copy: Int(log2(density)), of: image, command, for: &prepared)
            }
            if command.quad.homography == 0 {
                if command.quad.isUpright {
                    prepared.paint = .uprightImage
                } else if prepared.image.hasFixedPositions, prepared.isStepFixed {
                    prepared.paint = .affineImage
                }
            }
        }
        prepared.findShifts()
        append(prepared, command, list)
    }

    /// Has `prepared` sample a copy of `image` that was halved `halvings` times, or as often as it can be; returns how
    /// often.
    @discardableResult
    private func take(
        copy halvings: Int, of image: CGImage, _ command: DrawCommand, for prepared: inout PreparedCommand
    ) -> Int {
        guard halvings > 0, let (level, copy) = image.copy(halvings: halvings)
        else { return 0 }
        // A texel of the copy stands for a square of 2^level texels.
        let size = Double(1 << level)
        prepared.u = (prepared.u + prepared.w * 0.5) / size - prepared.w * 0.5
        prepared.v = (prepared.v + prepared.w * 0.5) / size - prepared.w * 0.5
        prepared.image = copy.sampled(command.contentsRect)
        return level
    }

    /// Has `prepared` mix samples of the two copies between whose densities that of the image lies.
    private func mixCopies(
        _ prepared: inout PreparedCommand, _ image: CGImage, _ command: DrawCommand, _ density: Double
    ) {
        let wanted = log2(density)
        let level = take(copy: Int(wanted), of: image, command, for: &prepared)
        let coarser = image.copy(halvings: level + 1)
        guard let coarser, coarser.level > level else { return }
        prepared.paint = .trilinearImage
        prepared.first = pass.coarserImages.append(coarser.pixels.sampled(command.contentsRect))
        prepared.count = min(255, Int((wanted - Double(level)) * 256))
    }

    func prepareGradient(_ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore) {
        guard case .gradient(let gradient) = resources[command.resource], !gradient.stops.isEmpty,
            let inverse = list.map(of: command.quad).inverted()
        else { return }
        var prepared = PreparedCommand(.axialGradient, box: command.box)
        prepared.first = pass.ramps.ramp(of: gradient, command.resource, in: resources)
        prepared.isOpaque = gradient.stops.allSatisfy { $0.color.w >= 1 }
        prepared.w = SIMD3(inverse.m13, inverse.m23, inverse.m33)
        let width = Double(command.quad.width)
        let height = Double(command.quad.height)
        // Local coordinates from the start on, and the way from start to end, in local units.
        let x = SIMD3(inverse.m11, inverse.m21, inverse.m31) - prepared.w * (gradient.start.x * width)
        let y = SIMD3(inverse.m12, inverse.m22, inverse.m32) - prepared.w * (gradient.start.y * height)
        let dx = (gradient.end.x - gradient.start.x) * width
        let dy = (gradient.end.y - gradient.start.y) * height
        switch gradient.shape {
        case .axial:
            // In unit coordinates, so that lines of one colour are stretched with the bounds.
            let ux = dx / width
            let uy = dy / height
            let square = ux * ux + uy * uy
            prepared.u = square > 0 ? (x * (ux / width) + y * (uy / height)) / square : prepared.w
        case .radial:
            prepared.paint = .radialGradient
            prepared.u = dx != 0 ? x / dx : prepared.w
            prepared.v = dy != 0 ? y / dy : prepared.w
        case .conic:
            prepared.paint = .conicGradient
            prepared.u = x * dx + y * dy
            prepared.v = y * dx - x * dy
        }
        append(prepared, command, list)
    }
}

extension PixelBuffer {
    /// The texels of `part` (x, y, width, height in unit coordinates; negative sizes mirror), as samplers take them.
    func sampled(_ part: SIMD4<Float>) -> SampledImage {
        func range(_ start: Float, _ length: Float, _ count: Int) -> (Int32, Int32) {
            let a = Double(start) * Double(count)
            let b = Double(start + length) * Double(count)
            let low = max(0, min(a, b, Double(count - 1)))
            let high = min(Double(count), max(a, b, 1))
            let first = (low + 1.0 / 256).wholeBelow
            let last = (high - 1.0 / 256).wholeAbove - 1
            return (Int32(min(first, count - 1)), Int32(max(first, min(last, count - 1))))
        }
        let columns = range(part.x, part.z, width)
        let rows = range(part.y, part.w, height)
        return SampledImage(
            texels: UnsafePointer(base.assumingMemoryBound(to: UInt32.self)), stride: bytesPerRow / 4,
            low_x: columns.0, low_y: rows.0, high_x: columns.1, high_y: rows.1)
    }
}
