import Testing

@testable import ViewKit

/// Controls that have a value, under a finger.
@MainActor @Suite struct ValueControlsTests {
    let rig = ControlRig()

    private func counting(_ control: UIControl) -> () -> Int {
        final class Counter { var count = 0 }
        let counter = Counter()
        control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
        rig.show(control)
        return { counter.count }
    }

    @Test func defaultsAreUIKits() {
        rig.run {
            let toggle = UISwitch()
            let slider = UISlider()
            let stepper = UIStepper()
            let pages = UIPageControl()
            #expect(!toggle.isOn && toggle.bounds.size == CGSize(width: 51, height: 31))
            #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0) && slider.isContinuous)
            #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
            #expect((pages.numberOfPages, pages.currentPage) == (0, 0))
            let segments = UISegmentedControl(items: nil)
            let progress = UIProgressView(progressViewStyle: .default)
            #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && progress.progress == 0)
            let spinner = UIActivityIndicatorView(style: .large)
            #expect(spinner.isHidden && spinner.hidesWhenStopped && spinner.bounds.width == 37)
        }
    }

    @Test func aTapTurnsASwitch() {
        let toggle = rig.run { UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0)) }
        let count = counting(toggle)
        rig.tap(40, 30)
        #expect(toggle.isOn && count() == 1)
        rig.tap(40, 30)
        #expect(!toggle.isOn && count() == 2)
    }

    @Test func aDragTurnsASwitchOnceItEnds() {
        let toggle = rig.run { UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0)) }
        let count = counting(toggle)
        rig.touch(.began, 30, 30)
        rig.touch(.moved, 65, 30)
        #expect(toggle.isOn && count() == 0)
        rig.touch(.moved, 25, 30)
        #expect(!toggle.isOn)
        rig.touch(.ended, 25, 30)
        #expect(!toggle.isOn && count() == 0, "there and back is no change")
        rig.touch(.began, 30, 30)
        rig.touch(.moved, 65, 30)
        rig.touch(.cancelled, 65, 30)
        #expect(!toggle.isOn && count() == 0)
    }

    @Test func theThumbOfASwitchSlides() throws {
        let toggle = rig.run { UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0)) }
        rig.show(toggle)
        rig.run { toggle.setOn(true, animated: true) }
        rig.wait(0.1)
        let thumb = try #require(toggle.subviews.last)
        let shown = try #require(thumb.layer.presentation()).frame.minX
        #expect(shown > 3 && shown < 21.9 && thumb.frame.minX == 22)
        rig.wait(1)
        #expect(thumb.layer.animationKeys() == nil)
    }

    @Test func aSliderFollowsTheFingerThatTookItsThumb() {
        let slider = rig.run { UISlider(frame: CGRect(x: 10, y: 40, width: 128, height: 34)) }
        let count = counting(slider)
        // Thumbs are 28 points: the value runs over 100 of the 128.
        rig.touch(.began, 100, 57)
        rig.touch(.moved, 110, 57)
        rig.touch(.ended, 110, 57)
        #expect(slider.value == 0 && count() == 0, "not on the thumb")
        rig.touch(.began, 30, 57)
        rig.touch(.moved, 55, 57)
        #expect(abs(slider.value - 0.25) < 1e-6 && count() == 1)
        rig.touch(.moved, 500, 57)
        #expect(slider.value == 1)
        rig.touch(.ended, 500, 57)
        #expect(count() == 2)
    }

    @Test func aSliderThatIsNotContinuousTellsOfTheEnd() {
        let slider = rig.run { UISlider(frame: CGRect(x: 10, y: 40, width: 128, height: 34)) }
        slider.isContinuous = false
        let count = counting(slider)
        rig.touch(.began, 24, 57)
        rig.touch(.moved, 74, 57)
        #expect(count() == 0 && abs(slider.value - 0.5) < 1e-6)
        rig.touch(.ended, 74, 57)
        #expect(count() == 1)
    }

    @Test(arguments: [(-1, 0), (2, 1), (.nan, 0), (.infinity, 1)] as [(Float, Float)])
    func valuesAreLimited(given: Float, expected: Float) {
        rig.run {
            let slider = UISlider()
            let progress = UIProgressView(progressViewStyle: .bar)
            slider.value = given
            progress.progress = given == .infinity ? 1 : given
            #expect(slider.value == expected && progress.progress == expected)
            slider.minimumValue = 5
            #expect((slider.value, slider.maximumValue) == (5, 5))
        }
    }

    private func segments(_ titles: [String]) -> UISegmentedControl {
        rig.run {
            let control = UISegmentedControl(items: titles)
            control.frame = CGRect(x: 0, y: 0, width: 180, height: 32)
            return control
        }
    }

    @Test func aTapChoosesASegment() {
        let control = segments(["One", "Two", "Three"])
        let count = counting(control)
        rig.tap(90, 16)
        #expect(control.selectedSegmentIndex == 1 && count() == 1)
        rig.tap(90, 16)
        #expect(control.selectedSegmentIndex == 1 && count() == 1)
        rig.touch(.began, 90, 16)
        rig.touch(.moved, 150, 16)
        #expect(control.selectedSegmentIndex == 1)
        rig.touch(.ended, 150, 16)
        #expect(control.selectedSegmentIndex == 2 && count() == 2, "the pill was dragged")
        rig.touch(.began, 20, 16)
        rig.touch(.moved, 20, 180)
        rig.touch(.ended, 20, 180)
        #expect(control.selectedSegmentIndex == 2 && count() == 2)
    }

    @Test func segmentsComeAndGo() {
        let control = segments(["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setEnabled(false, forSegmentAt: 0)
        rig.show(control)
        rig.tap(20, 16)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
    }

    @Test func stepsStayWithinTheEnds() {
        let stepper = rig.run { UIStepper(frame: .zero) }
        let count = counting(stepper)
        rig.tap(20, 16)
        #expect(stepper.value == 0 && count() == 0)
        rig.tap(80, 16)
        #expect(stepper.value == 1 && count() == 1)
        stepper.maximumValue = 1
        stepper.wraps = true
        rig.tap(80, 16)
        #expect(stepper.value == 0 && count() == 2)
    }

    @Test func pagesTurnByTheSideThatIsTapped() {
        let pages = rig.run { UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
        pages.numberOfPages = 3
        let count = counting(pages)
        rig.tap(80, 15)
        rig.tap(80, 15)
        rig.tap(80, 15)
        #expect(pages.currentPage == 2 && count() == 2)
        rig.tap(20, 15)
        #expect(pages.currentPage == 1 && count() == 3)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test func aSpinnerTurnsByAnimationsAlone() throws {
        let spinner = rig.run { UIActivityIndicatorView(style: .medium) }
        rig.show(spinner)
        #expect(!rig.host.layers.animations.isRunning)
        rig.run { spinner.startAnimating() }
        rig.frame()
        #expect(rig.host.layers.animations.isRunning && !spinner.isHidden && spinner.isAnimating)
        let spoke = try #require(spinner.layer.sublayers?.first)
        let before = try #require(spoke.presentation()).opacity
        rig.wait(0.2)
        #expect(abs(try #require(spoke.presentation()).opacity - before) > 0.1)
        rig.run { spinner.stopAnimating() }
        rig.frame()
        #expect(!rig.host.layers.animations.isRunning && spinner.isHidden)
    }
}
