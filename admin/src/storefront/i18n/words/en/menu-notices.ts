/** What stands above the menu for few customers: it is loaded after the menu. */
export const menuNotices = {
  'notice.order': 'Your order {number}, placed at {time}.',
  'notice.follow': 'View',
  'reorder.title': 'Order again',
  'reorder.number': 'Order {number}',
  'notice.dropped': 'No longer on the menu and taken out of your cart: {names}.',
  'notice.understood': 'OK',
  'notice.remindersAgain': 'Get reminders again',
  'reorder.done': 'The items of that order are in your cart.',
} as const;
