import Foundation
import Graphics
import InterfaceFiles
import InterfaceReader
import LayerTree

@testable import ViewKit

/// A host whose app has the interface files of a test, and logs its faults.
@MainActor final class InterfaceRig {
    /// The images of the app.
    static let imageNames = ["lake", "field"]

    let host: TestHost
    /// The faults so far, in their order.
    private(set) var faults: [String] = []
    /// The exceptions so far: their names and reasons.
    private(set) var exceptions: [String] = []
    private var files: [InterfaceFile] = []

    init(size: CGSize = CGSize(width: 200, height: 200)) {
        host = TestHost(size: size)
        for (name, path) in zip(Self.imageNames, host.decoding.paths) {
            host.listed.images[name] = (NamedImage(path: path), NamedImage(path: path))
        }
        for name in ["star", "star.fill", "heart", "heart.fill", "info.circle", "plus"] {
            host.listed.outlines[name] = CGPath(rect: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
        }
        host.listed.colors["Coral"] = NamedColor(light: .fixed(CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)))
        host.listed.colors["Tones/sea"] = NamedColor(light: .fixed(CGColor(red: 0, green: 0.25, blue: 0.5, alpha: 1)))
        host.layers.faults.onReport = { [weak self] in self?.faults.append($0) }
        host.layers.faults.onException = { [weak self] in self?.exceptions.append($0) }
        library.file = { [weak self] name, kind in
            self?.files.first { $0.kind == kind && $0.name.split(separator: ".").first.map(String.init) == name }
        }
    }

    /// The interface files and classes of the app.
    var library: InterfaceLibrary { .of(host.layers) }

    /// Adds the nib `name.xib` with `objects`, in XML.
    func addNib(_ objects: String, named name: String = "Sample") throws {
        try add(objects: "<objects>\(objects)</objects>", named: "\(name).xib", type: "XIB", attributes: "")
    }

    /// Adds the storyboard `name.storyboard` with `scenes`, in XML; it begins with the controller of the id `initial`.
    func addStoryboard(_ scenes: [String], initial: String = "first", named name: String = "Main") throws {
        let elements = scenes.enumerated().map { "<scene sceneID=\"scene\($0)\"><objects>\($1)</objects></scene>" }
        try add(
            objects: "<scenes>\(elements.joined(separator: "\n"))</scenes>", named: "\(name).storyboard",
            type: "Storyboard.XIB", attributes: "initialViewController=\"\(initial)\"")
    }

    private func add(objects: String, named name: String, type: String, attributes: String) throws {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\" version=\"3.0\" toolsVersion=\"24127\" "
            + "targetRuntime=\"iOS.CocoaTouch\" \(attributes)>\n\(objects)\n</document>"
        let reading = try InterfaceFileReader.read(Data(text.utf8), named: name)
        faults += reading.problems.map { "\($0.sentence)" }
        files.append(reading.file)
    }

    /// The objects of the nib `name` for `owner`.
    func nibObjects(owner: AnyObject? = nil, named name: String = "Sample") -> [AnyObject] {
        host.run { UINib(nibName: name, bundle: nil).instantiate(withOwner: owner).map { $0 as AnyObject } }
    }

    /// The controller with which the storyboard `name` begins.
    func initialController(of name: String = "Main") -> UIViewController? {
        host.run { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() }
    }

    /// Makes `controller` the window's, and shows it.
    func show(_ controller: UIViewController) {
        host.run { host.window.rootViewController = controller }
        host.show()
    }
}
