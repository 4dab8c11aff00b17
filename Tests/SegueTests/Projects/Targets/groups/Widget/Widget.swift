import WidgetKit

struct ShopWidget: Widget {}
