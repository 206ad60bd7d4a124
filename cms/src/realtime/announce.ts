import { EventEmitter } from 'node:events';

/**
 * "Business B has reached number N." Said in this process at once, and to other instances through PostgreSQL's NOTIFY
 * after the commit. It only wakes readers; what happened is always read from the table, so a lost word costs at most
 * the two seconds until the next look.
 */
const bus = new EventEmitter().setMaxListeners(0);

type Relay = (businessId: string, seq: number) => void;
let relay: Relay | null = null;

export function announce(businessId: string, seq: number): void {
  bus.emit('reached', businessId, seq);
  relay?.(businessId, seq);
}

/** Word from another instance: passed on here only. */
export function receiveNotice(businessId: string, seq: number): void {
  bus.emit('reached', businessId, seq);
}

export function onEventsAppended(listener: (businessId: string, seq: number) => void): () => void {
  bus.on('reached', listener);
  return () => bus.off('reached', listener);
}

export function setRelay(send: Relay | null): void {
  relay = send;
}
