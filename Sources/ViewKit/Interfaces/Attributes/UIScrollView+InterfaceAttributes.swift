extension UIScrollView {
    final func readScrollAttributes(_ values: InterfaceValues) {
        let behaviors: [String: ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        let styles: [String: IndicatorStyle] = ["default": .default, "black": .black, "white": .white]
        if let value = values.bool("scrollEnabled") { isScrollEnabled = value }
        if let value = values.bool("pagingEnabled") { isPagingEnabled = value }
        if let value = values.bool("bounces") { bounces = value }
        if let value = values.bool("bouncesZoom") { bouncesZoom = value }
        if let value = values.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
        if let value = values.bool("alwaysBounceVertical") { alwaysBounceVertical = value }
        if let value = values.bool("directionalLockEnabled") { isDirectionalLockEnabled = value }
        if let value = values.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = value }
        if let value = values.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = value }
        if let value = values.bool("delaysContentTouches") { delaysContentTouches = value }
        if let value = values.bool("canCancelContentTouches") { canCancelContentTouches = value }
        if let value = values.number("minimumZoomScale") { minimumZoomScale = value }
        if let value = values.number("maximumZoomScale") { maximumZoomScale = value }
        if let value = values.choice("indicatorStyle", styles) { indicatorStyle = value }
        if let value = values.choice("contentInsetAdjustmentBehavior", behaviors) {
            contentInsetAdjustmentBehavior = value
        }
        if let value = values.insets("contentInset") { contentInset = value }
        if let value = values.insets("scrollIndicatorInsets") { scrollIndicatorInsets = value }
        if let value = values.size("contentSize") { contentSize = value }
    }
}
