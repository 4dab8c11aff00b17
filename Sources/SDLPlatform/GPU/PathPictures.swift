import Compositor
import Graphics
import RenderTree

/// Pictures of paths as they lie on the device, drawn by the CPU backend.
///
/// A path that stays, or moves by whole pixels, is drawn and uploaded once; one that turns, grows or moves by parts of
/// a pixel is drawn anew each time, and looks as on the CPU.
@MainActor final class PathPictures {
    /// The path alone, white, moved to the corner of its picture, and its perspective map if it has one.
    private struct Key: Hashable {
        var command: DrawCommand
        var map: Homography?
    }

    /// Steps per pixel to which positions are distinguished.
    private static let steps: Float = 64

    private let device: GPUDevice
    private let painter = CPUBackend(width: 1, height: 1)
    private var pictures = PictureCache<Key, GPUTexture>()

    init(device: GPUDevice) { self.device = device }

    func beginFrame() { pictures.beginFrame() }

    /// The picture of path command `command` in `list`: as large as the command's box, white where it is covered.
    func picture(
        of command: DrawCommand, in list: DrawList, resources: ResourceStore
    ) throws(PlatformError) -> GPUTexture {
        let key = Self.key(of: command, in: list)
        if let texture = pictures.picture(for: key) { return texture }
        let texture = try draw(key, resources: resources)
        pictures.insert(texture, bytes: texture.bytes, for: key)
        return texture
    }

    private func draw(_ key: Key, resources: ResourceStore) throws(PlatformError) -> GPUTexture {
        var list = DrawList(bounds: key.command.box)
        if let map = key.map { list.homographies.append(map) }
        list.commands.append(key.command)
        list.passes.append(DrawPass(start: 0, end: 1, readsTarget: false))
        let pixels = PixelBuffer(width: list.bounds.width, height: list.bounds.height)
        painter.setTarget(PixelTarget(pixels))
        painter.draw(list, over: Damage(list.bounds), resources: resources)
        let texture = try GPUTexture(device: device, access: .still, width: pixels.width, height: pixels.height)
        try texture.upload(pixels.base, bytesPerRow: pixels.bytesPerRow)
        return texture
    }

    private static func key(of command: DrawCommand, in list: DrawList) -> Key {
        let box = command.box
        var alone = command.alone(in: PixelRect(width: box.width, height: box.height))
        alone.quad.width = 0
        alone.quad.height = 0
        alone.quad.radius = 0
        if command.quad.homography == 0 {
            alone.quad.tx = ((command.quad.tx - Float(box.minX)) * steps).rounded() / steps
            alone.quad.ty = ((command.quad.ty - Float(box.minY)) * steps).rounded() / steps
            return Key(command: alone, map: nil)
        }
        alone.quad = RoundedQuad(homography: 1)
        var map = list.map(of: command.quad)
        let x = Double(box.minX)
        let y = Double(box.minY)
        (map.m11, map.m21, map.m31) = (map.m11 - x * map.m13, map.m21 - x * map.m23, map.m31 - x * map.m33)
        (map.m12, map.m22, map.m32) = (map.m12 - y * map.m13, map.m22 - y * map.m23, map.m32 - y * map.m33)
        return Key(command: alone, map: map)
    }
}
