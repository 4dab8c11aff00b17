import Foundation
import LayerTree
import SDLPlatform
import Testing
import Transitions
import ViewKit

@testable import Preview

/// `--device`: the screens of devices with their safe areas.
@MainActor @Suite struct DeviceTests {
    private func options(_ name: String, isLandscape: Bool = false) throws -> RunOptions {
        var options = RunOptions()
        options.device = Device(named: name)
        try #require(options.device != nil)
        options.isLandscape = isLandscape
        return options
    }

    private func session(_ subject: String, _ options: RunOptions) throws -> PreviewSession {
        try PreviewSession(RunPlan(Subject(named: subject), options: options, isHeadless: true))
    }

    @Test func namesAndSizesAreUnique() {
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(Set(Device.all.map { "\($0.portraitSize)" }).count == Device.all.count)
        for device in Device.all {
            #expect(device.portraitSize.width < device.portraitSize.height)
            #expect(device.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
            #expect(Device(named: device.name) == device)
        }
        #expect(Device(named: "iPhone 16") == nil)
    }

    @Test(arguments: [
        ("iphone-16", false, CGSize(width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        ("iphone-16", true, CGSize(width: 852, height: 393), UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
        ("iphone-se", false, CGSize(width: 375, height: 667), .zero),
        ("ipad", true, CGSize(width: 1180, height: 820), UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)),
    ])
    func theScreenIsTheDevices(_ name: String, _ isLandscape: Bool, _ size: CGSize, _ safeArea: UIEdgeInsets) throws {
        let stage = try session("push", options(name, isLandscape: isLandscape)).stage
        #expect(stage.screen.size == size)
        #expect(stage.window.bounds.size == size)
        #expect(stage.window.safeAreaInsets == safeArea)
        stage.run {
            // A window that a program makes has them, too.
            #expect(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets == safeArea)
        }
    }

    /// The status bar of a phone without a camera in its screen is above an edge that is safe without it.
    @Test(arguments: [("iphone-se", 20.0), ("iphone-16", 59), ("ipad", 32)])
    func aStatusBarLiesInTheSafeArea(_ name: String, _ top: Double) throws {
        var options = try options(name)
        options.settings.hasStatusBar = true
        let session = try session("push", options)
        _ = try session.step()
        #expect(Double(session.stage.window.safeAreaInsets.top) == top)
    }

    @Test func anotherScreenHasItsOwnEdges() throws {
        let stage = try session("push", options("iphone-16")).stage
        var screen = stage.screen
        screen.insets = ScreenInsets(top: 20, bottom: 10)
        stage.setScreen(screen)
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    }

    @Test(arguments: ["gallery", "w1"]) func onlyOneScreenIsADevices(_ subject: String) throws {
        let error = #expect(throws: PreviewError.self) { try session(subject, options("iphone-16")) }
        #expect(error?.status == .usage)
        let problem = "--device iphone-16: \(subject) is not the screen of one device; "
        #expect(error?.description.hasPrefix(problem) == true)
    }

    /// A script that was made on a device is played on it, unless another screen is asked for.
    @Test func aScriptNamesItsDevice() throws {
        let text =
            #"{"segueGesture": 1, "what": "push", "size": "852x393", "device": "iphone-16", "scale": 0.5}"# + "\n"
        let header = try GestureScript(text, path: "script.jsonl").header
        var followed = RunOptions()
        followed.follow(header)
        #expect(followed.device?.name == "iphone-16" && followed.isLandscape && followed.scale == 0.5)
        var given = RunOptions()
        given.size = CGSize(width: 320, height: 568)
        given.scale = 2
        given.follow(header)
        #expect(given.device == nil && given.scale == 2)
        var other = try options("iphone-se")
        other.follow(header)
        #expect(other.device?.name == "iphone-se" && !other.isLandscape)
        #expect(try other.screenSize(for: Subject(named: "push")) == CGSize(width: 375, height: 667))
    }
}
