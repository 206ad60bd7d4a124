export { isAllowed } from './allowed-address';
export { encodeTicket, type Paper } from './encode';
export { networkPrinter } from './network';
