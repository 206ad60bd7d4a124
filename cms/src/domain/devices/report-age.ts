import { DAY_MS } from '../time';

/** What was on a device longer ago than this, in milliseconds, is not told any more: nobody asks for it then. */
export const MAX_REPORT_AGE_MS = DAY_MS;
