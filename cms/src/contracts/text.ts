import { z } from 'zod';
import { joinLines, tidyLines } from '../domain/text';

/**
 * Schema of a text that stands on one line, such as a name: line breaks and runs of white space become one space, so that
 * no name prints a line of its own on a ticket. Limits are added with `min` and `max` and count the joined text.
 */
export const oneLine = () => z.string().overwrite(joinLines);

/** Schema of a text that may have several lines, such as a description or a note to the kitchen. */
export const multiLine = () => z.string().overwrite(tidyLines);
