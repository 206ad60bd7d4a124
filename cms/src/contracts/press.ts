import { z } from 'zod';
import { MAX_INTEGER } from './version';

/** What is pressed on a device may arrive later: so many milliseconds after it was pressed. Left out: just now. */
export const pressed = { ago: z.int().min(0).max(MAX_INTEGER).optional() };
