/** What is said of an order whose answer was lost. */
export const lostAnswer = {
  'earlier.title': 'Order {number} was already taken',
  'earlier.why': 'The store has it: only its answer got lost. Order again, and you get two orders.',
  'earlier.unknown': 'An earlier order may have been taken',
  'earlier.askStore':
    'The store knows of it, but no longer what it was. Ask the store first: order again, and you may get two orders.',
  'earlier.again': 'Order again',
  'earlier.follow': 'Follow it',

  'lost.TAKEN': 'The store got your order {number}.',
  'lost.CHANGED': 'The store got your order {number} as you sent it: what you changed since is not in it.',
  'lost.UNPAID': 'The store has your order {number}, but not its payment: it is made only once it is paid.',
  'lost.ENDED': 'Your order {number} came to nothing. Order again if you still want it.',
  'lost.pay': 'Pay',
  'lost.see': 'See the order',
  'lost.LOOKED_FOR':
    'No answer from the store. Your order may have been taken: we keep asking. Try again, and it will still be one order only.',
  'lost.NOT_TAKEN':
    'Your order did not reach the store: nothing was ordered. Order again if you still want it.',
  'lost.UNKNOWN':
    'An earlier order may have been taken. The store knows of it, but no longer what it was: ask the store before you order again.',
} as const;
