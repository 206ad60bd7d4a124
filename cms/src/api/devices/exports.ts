/* What other contexts use of devices beside the use-cases. */
export { deleteOldSignals, SIGNAL_DAYS } from './store/signals';
export {
  branchesPrintingSince,
  devicesPrintingSince,
  kitchenScreensSince,
  namesOfDevices,
} from './store/devices';
/** A device that gave a sign within so long is there. */
export { HEARTBEAT_MS as SIGN_MS } from '../../domain/orders/can-order';
