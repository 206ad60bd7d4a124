/**
 * What is asked of so many orders of the fixture: by what fits all of them, what one in fifty or two hundred has and
 * what none has. Answers the address of each question.
 */
export function questions(orders, { branchId, otherBranchId, courierId }) {
  const today = new Date().toISOString().slice(0, 10);
  const deep = Buffer.from(`after.${Date.now() - (orders / 2) * 12_000}.${Math.floor(orders / 2)}`).toString(
    'base64url',
  );
  const page = (query) => `/api/orders?pageSize=25${query}`;
  return {
    'first page of 25': page(''),
    'a page half-way down': page(`&cursor=${deep}`),
    'a branch that nine in ten are of': page(`&branch=${branchId}`),
    'a branch that one in ten is of': page(`&branch=${otherBranchId}`),
    'a state that nearly all have': page('&state=CONCLUDED'),
    'a state that one in fifty has': page('&state=CANCELLED'),
    'a state that none has': page('&state=REJECTED'),
    'a channel that one in fifty came by': page('&channel=PHONE'),
    'a channel that none came by': page('&channel=TABLE'),
    'a type that one in fifty has': page('&type=DELIVERY'),
    'a type that none has': page('&type=DINE_IN'),
    'a payment that one in fifty has': page('&payment=CREDIT'),
    'a payment that none has': page('&payment=PIX'),
    'a refund due, which one in two hundred has': page('&refund=due'),
    'the same at a branch of none': page(`&refund=due&branch=${otherBranchId}`),
    'a courier whom one in fifty has': page(`&courier=${courierId}`),
    'a courier who has none': page('&courier=nobody'),
    'a day': page(`&from=${today}&to=${today}`),
    'a total that all have': page('&maxCents=9000000'),
    'a total that one in fifty has': page('&minCents=20000&maxCents=20000'),
    'a total that one in two hundred has': page('&minCents=30000'),
    'the same at a branch': page(`&minCents=30000&branch=${branchId}`),
    'the same by a courier of none of them': page(`&minCents=30000&courier=${courierId}`),
    'a total that ten have': page('&minCents=25000&maxCents=25000'),
    'a total that none has': page('&minCents=9000000'),
    'a phone': page('&q=11980000137'),
    'a name': page(`&q=${encodeURIComponent('Customer aabdh')}`),
    'a last name': page('&q=aabdh'),
    'a name that all have': page('&q=Customer'),
    'a name that one in fifty has': page('&q=Maria'),
    'the same where all of them ordered': page(`&q=Maria&branch=${branchId}`),
    'the same where none of them ordered': page(`&q=Maria&branch=${otherBranchId}`),
    'a number': page('&q=417'),
    'a number of a day': page(`&q=417&from=${today}&to=${today}`),
    'the board': `/api/orders/board?branch=${branchId}`,
    'an order': `/api/orders/bench${'0'.repeat(19)}`,
  };
}
