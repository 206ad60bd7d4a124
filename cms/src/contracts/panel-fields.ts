import { z } from 'zod';
import { oneLine } from './text';

/*
 * Fields as the panel's forms send them: one that was emptied arrives as an empty text.
 */

const nothing = z.literal('').transform(() => null);

/** A field that may be emptied: an empty text becomes null, anything else is what `field` takes. */
export const emptied = <S extends z.ZodType>(field: S) => z.union([nothing, field]);

/** An address of mail of at most 254 characters, or null; an empty text is null. */
export const optionalEmail = emptied(z.email().max(254)).nullable();

/** A text of at most `max` characters without spaces around it, or null. */
export const optionalText = (max: number) => oneLine().max(max).nullable();
