const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const spans = new Map<string, Intl.RelativeTimeFormat>();

/** Formats are kept: making one costs a hundred times as much as using it, and lists use them in every row. */
function kept<F, O>(formats: Map<string, F>, language: string, options: O, make: () => F): F {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, language, options, () => new Intl.NumberFormat(language, options));

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dates, language, options, () => new Intl.DateTimeFormat(language, options));

export const spanFormat = (
  language: string,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat =>
  kept(spans, language, options, () => new Intl.RelativeTimeFormat(language, options));
