/** Formats are cached: making one costs a hundred times as much as using it, and lists use them in every row. */
function cached<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

/** @param locale BCP 47, of `localeOf`; digits are Latin in any. */
export const numberFormat = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always', ...options }),
);

/** @param locale BCP 47, of `localeOf`; the calendar is the Gregorian in any. */
export const dateFormat = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) =>
    new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', calendar: 'gregory', ...options }),
);

/** @param language of the reader */
export const relativeFormat = cached<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (language, options) => new Intl.RelativeTimeFormat(language, options),
);
