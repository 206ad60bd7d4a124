import { storeMenu } from '@domain/menu/words/en.json?storeMenu';

/** What is said while the menu is read. English is the measure: other languages have the same keys. */
export const words = {
  ...storeMenu,
  close: 'Close',
  language: 'Language',
  soldOut: 'Sold out',

  'page.menu': 'Menu',

  'offline.device': 'You are offline.',
  'offline.server': 'The store cannot be reached.',
  'offline.menu': 'Prices and what is sold out may have changed since.',

  'state.open': 'Open',
  'state.openUntil': 'Open until {time}',
  'state.closed': 'Closed',
  'state.closedOpens': 'Closed – opens {when}',
  'state.paused': 'Taking a short break',
  'state.pausedBack': 'Taking a short break – back {when}',
  'state.busy': 'The kitchen is full – please try again in a few minutes',
  'state.takeoutOnly': 'Open – pickup only',
  'state.deliveryOnly': 'Open – delivery only',
  'state.notTaking': 'Not taking orders right now',

  'when.today': 'at {time}',
  'when.tomorrow': 'tomorrow at {time}',

  'type.DELIVERY': 'Delivery',
  'type.TAKEOUT': 'Pickup',

  'header.info': 'Hours and contact',
  'header.delivery': 'Delivery from {fee}, {from}–{until} min',
  'header.takeout': 'Pickup in {minutes} min',
  'header.minimum': 'Minimum {amount}',

  'menu.favourites': 'Favourites',
  'menu.categories': 'Categories',
  'menu.empty': 'There is nothing on the menu right now.',

  'search.label': 'Search the menu',
  'search.clear': 'Clear the search',
  'search.found.one': '{count} product found',
  'search.found.other': '{count} products found',
  'search.nothing': 'Nothing on the menu matches “{query}”.',

  'price.from': 'from {amount}',
  'price.insteadOf': 'instead of',

  'product.addOne': 'Add {name}',
  'product.addMore': 'Add another {name}, {count} in the cart',
  'product.noMore': 'No more of this per order',

  'step.less': 'Decrease {name}',
  'step.more': 'Increase {name}',
  'step.remove': 'Remove {name}',

  'cart.title': 'Your cart',
  'cart.view': 'View cart',
  'cart.empty': 'Nothing in here yet. Choose something from the menu.',
  'cart.units.one': '{count} item',
  'cart.units.other': '{count} items',
  'cart.edit': 'Edit',
  'cart.added': '{name} is in your cart.',
  'cart.now': '{name}: {count}',
  'cart.soldOut': 'Sold out. Please remove it or choose something else.',
  'cart.chooseAgain': 'The choices for this have changed. Please choose again.',
  'cart.notReady': 'Something in your cart cannot be ordered as it is.',
  'cart.missing': '{amount} more to reach the minimum order.',
  'cart.checkout': 'Check out',

  'notice.remind': 'Remind me',
  'notice.closed': '{state}. You can look around and fill your cart.',
  'notice.closedLater': '{state}. Order for later: choose now, and pick a time at the checkout.',
  'notice.failed.again': 'Your earlier order could not be loaded.',
  'notice.failed.cart': 'What you left in your cart could not be loaded.',
  'notice.failed.stop': 'Your reminders could not be stopped yet.',
  'notice.failed.resume': 'Your reminders could not be turned on again.',
  'notice.again': 'Try again',

  'sum.items': 'Items',
} as const;
