/// The accessories that there are.
extension UICellAccessory {
    /// A chevron: the row leads to another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A button for details, which calls `actionHandler`.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed).with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A button to delete the row, which calls `actionHandler`.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, isLeading: true)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        accessory.action = actionHandler
        return accessory
    }

    /// A button to insert a row, which calls `actionHandler`.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, isLeading: true)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        accessory.action = actionHandler
        return accessory
    }

    /// A circle, which has a check mark while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, isLeading: true)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// A chevron that points down while the children of the item are shown; a tap shows or hides them, or calls
    /// `actionHandler` in place of that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure(options.style), displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.action = actionHandler
        return accessory
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.label(text, options.font), displayed)
            .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// A view of the app's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let kind = Kind.custom(configuration.customView, keepsSize: configuration.maintainsFixedSize)
        var accessory: UICellAccessory
        switch configuration.placement {
        case .leading(let displayed, let position):
            accessory = UICellAccessory(kind, displayed, isLeading: true)
            accessory.position = position
        case .trailing(let displayed, let position):
            accessory = UICellAccessory(kind, displayed)
            accessory.position = position
        }
        return accessory.with(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
    }

    private func with(_ isHidden: Bool, _ reservedWidth: LayoutDimension, _ tintColor: UIColor?) -> UICellAccessory {
        var accessory = self
        accessory.isHidden = isHidden
        accessory.reservedWidth = reservedWidth
        accessory.tintColor = tintColor
        return accessory
    }
}
