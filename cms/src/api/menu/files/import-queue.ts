import { Semaphore } from '../../../event-loop/semaphore';

/** An order waits for a piece of one import, not of each; and of two into one menu the second finds that of the first. */
export const importSemaphore = new Semaphore(1, 20);
