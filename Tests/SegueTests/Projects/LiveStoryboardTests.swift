import Foundation
import Testing

/// A window of a file whose storyboard is saved.
@Suite(.serialized, .enabled(if: TranslatorProcess.isBuilt)) struct LiveStoryboardTests {
    private static let code = """
        import UIKit
        final class Screen: UIViewController {
            @IBOutlet private var box: UIView!
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = box.backgroundColor
            }
        }
        #Preview("Reveal") { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController() }
        """

    /// A storyboard of one screen, whose box has a colour.
    private static func storyboard(red: Double, green: Double) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="BYZ-38-t0r">
            <scenes><scene sceneID="tne-QT-ifu"><objects>
                <viewController id="BYZ-38-t0r" customClass="Screen" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <subviews><view contentMode="scaleToFill" id="box-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                            <color key="backgroundColor" red="\(red)" green="\(green)" blue="0.0" alpha="1"
                                colorSpace="custom" customColorSpace="sRGB"/>
                        </view></subviews>
                    </view>
                    <connections><outlet property="box" destination="box-aa-001" id="out-aa-001"/></connections>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
    }

    private func isGreen(_ color: LiveWindow.Color) -> Bool { color.green > color.red + 60 }

    private func isRed(_ color: LiveWindow.Color) -> Bool { color.red > color.green + 60 }

    @Test func eachSaveOfAStoryboardShows() throws {
        let window = try LiveWindow(Self.code, files: ["Main.storyboard": Self.storyboard(red: 0, green: 1)])
        #expect(try window.waits(atX: 195, y: 700, until: isGreen))
        try window.save(Self.storyboard(red: 1, green: 0), as: "Main.storyboard")
        #expect(try window.waits(atX: 195, y: 700, until: isRed), "the first save")
        try window.save(String(Self.storyboard(red: 0, green: 1).prefix(700)), as: "Main.storyboard")
        try window.save(Self.storyboard(red: 0, green: 1), as: "Main.storyboard")
        #expect(try window.waits(atX: 195, y: 700, until: isGreen), "after one that was cut off")
        try window.save(Self.code.replacing("box.backgroundColor", with: ".red"))
        #expect(try window.waits(atX: 195, y: 700, until: isRed), "the code")
        let result = try window.quit()
        #expect(result.status == 0, "\(result.errors)")
    }
}
