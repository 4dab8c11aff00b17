extension UIControl {
    final func readControlAttributes(_ values: InterfaceValues) {
        if let value = values.bool("enabled") { isEnabled = value }
        if let value = values.bool("selected") { isSelected = value }
        if let value = values.bool("highlighted") { isHighlighted = value }
        if let value = values.choice("contentHorizontalAlignment", InterfaceChoices.horizontalAlignments) {
            contentHorizontalAlignment = value
        }
        if let value = values.choice("contentVerticalAlignment", InterfaceChoices.verticalAlignments) {
            contentVerticalAlignment = value
        }
    }
}

extension UISwitch {
    final func readSwitchAttributes(_ values: InterfaceValues) {
        if let value = values.bool("on", standard: false) { isOn = value }
        if let value = values.color("onTintColor") { onTintColor = value }
        if let value = values.color("thumbTintColor") { thumbTintColor = value }
    }
}

extension UISlider {
    final func readSliderAttributes(_ values: InterfaceValues) {
        if let value = values.number("minValue") { minimumValue = Float(value) }
        if let value = values.number("maxValue") { maximumValue = Float(value) }
        if let value = values.number("value") { self.value = Float(value) }
        if let value = values.bool("continuous") { isContinuous = value }
        if let value = values.color("minimumTrackTintColor") { minimumTrackTintColor = value }
        if let value = values.color("maximumTrackTintColor") { maximumTrackTintColor = value }
        if let value = values.color("thumbTintColor") { thumbTintColor = value }
    }
}

extension UIStepper {
    final func readStepperAttributes(_ values: InterfaceValues) {
        if let value = values.number("minimumValue") { minimumValue = Double(value) }
        if let value = values.number("maximumValue") { maximumValue = Double(value) }
        if let value = values.number("stepValue") { stepValue = Double(value) }
        if let value = values.number("value") { self.value = Double(value) }
        if let value = values.bool("wraps") { wraps = value }
    }
}

extension UIPageControl {
    final func readPageAttributes(_ values: InterfaceValues) {
        if let value = values.integer("numberOfPages") { numberOfPages = value }
        if let value = values.integer("currentPage") { currentPage = value }
        if let value = values.bool("hidesForSinglePage") { hidesForSinglePage = value }
        if let value = values.color("pageIndicatorTintColor") { pageIndicatorTintColor = value }
        if let value = values.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = value }
    }
}

extension UIProgressView {
    final func readProgressAttributes(_ values: InterfaceValues) {
        if values.string("progressViewStyle") == "bar" { progressViewStyle = .bar }
        if let value = values.number("progress") { progress = Float(value) }
        if let value = values.color("progressTintColor") { progressTintColor = value }
        if let value = values.color("trackTintColor") { trackTintColor = value }
    }
}

extension UIActivityIndicatorView {
    final func readIndicatorAttributes(_ values: InterfaceValues) {
        let isLarge = ["large", "whiteLarge"].contains(values.string("style"))
        style = isLarge ? .large : .medium
        if let value = values.color("color") {
            color = value
        } else if values.string("style")?.hasPrefix("white") == true {
            color = .white
        }
        if let value = values.bool("hidesWhenStopped") { hidesWhenStopped = value } else { hidesWhenStopped = false }
        if values.bool("animating") == true { startAnimating() }
    }
}
