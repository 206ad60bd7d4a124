import { unique } from '../business';
import type { PlainNoun } from '../plain-nouns';

export const printer: PlainNoun = {
  file: 'printing/nouns/printer',
  name: 'printer',
  resource: 'printers',
  restored: true,
  needed: () => ({ name: unique('Printer'), host: '192.168.1.50', state: 'PAUSED' }),
  others: () => ({
    name: { name: unique('Other') },
    host: { host: '192.168.1.51' },
    port: { port: 9101 },
    width: { width: '58' },
    codePage: { codePage: 'cp860' },
    kitchenTickets: { kitchenTickets: false },
    customerTickets: { customerTickets: true },
    stations: { stations: ['Grill'] },
    copies: { copies: 2 },
    cut: { cut: false },
    drawer: { drawer: true },
    state: { state: 'ACTIVE' },
  }),
  alsoUnknown: ['problem', 'problemSince', 'waiting'],
};
