import { DEVICE_HEADER } from '@contracts/error';

/** What the device is known by that sends; a page says so for as long as it is open. */
const senders: string[] = [];

/** Lets what is sent from here on say which device sends it; gives what ends that. */
export function sendAs(device: string): () => void {
  senders.push(device);
  return () => {
    const at = senders.lastIndexOf(device);
    if (at >= 0) senders.splice(at, 1);
  };
}

/** The header that says which device sends; none where nobody said so, as on the store page. */
export function senderHeader(): Record<string, string> {
  const device = senders.at(-1);
  return device === undefined ? {} : { [DEVICE_HEADER]: device };
}
