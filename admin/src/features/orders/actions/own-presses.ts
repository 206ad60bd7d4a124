import type { Press } from './send-action';
import { session } from '@entities/session/session';
import type { DeviceValue } from '@shared/state/device-value';

const whoIsHere = () => session.get()?.user.id;

/** What tells a press of now, by whoever is there, from every other. */
export const pressNow = (): Press => ({
  key: crypto.randomUUID(),
  at: new Date().toISOString(),
  by: whoIsHere(),
});

/** What an older page kept does not say whose it is: whoever is there sends it, as that page would have. */
const isOwn = ({ by }: Press): boolean => by === undefined || by === whoIsHere();

/** Of what a device keeps, that of whoever is there: what others pressed waits for them, to be sent in their own name. */
export const ownPresses = <Kept extends Press>(kept: DeviceValue<Kept[]>): DeviceValue<Kept[]> => ({
  load: () => kept.load()?.filter(isOwn) ?? null,
  save: (own) => kept.save([...(kept.load() ?? []).filter((press) => !isOwn(press)), ...own]),
  forget: kept.forget,
});
