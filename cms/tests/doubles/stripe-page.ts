import type { DoubleSession } from './stripe-objects';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Where a customer pays or goes back; of a session that is not open any more, that it is not. */
export function paymentPage(session: DoubleSession): string {
  const { id, title, locale, status, currency, amount_total, cancel_url } = session;
  const amount = `${currency.toUpperCase()} ${(amount_total / 100).toFixed(2)}`;
  const ways = `
    <p>${amount}</p>
    <form method="post" action="/pay/${id}"><button>Pay</button></form>
    <a href="${escaped(cancel_url)}">Cancel</a>`;
  return `<!doctype html>
<html lang="${escaped(locale)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <title>Double of Stripe</title>
  </head>
  <body>
    <h1>${escaped(title)}</h1>${status === 'open' ? ways : `\n    <p>${status}</p>`}
  </body>
</html>`;
}
