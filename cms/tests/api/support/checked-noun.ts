/** The plural of the noun that `npm run check-noun` checks; undefined where the tests are about all of them. */
export const CHECKED_NOUN = process.env.CHECKED_NOUN;

/** Whether a route such as `PATCH /api/sellers/:id` is that noun's; each is where none is named. */
export const isChecked = (route: string): boolean =>
  CHECKED_NOUN === undefined || route.split('/')[2] === CHECKED_NOUN;
