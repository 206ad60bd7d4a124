/** Formats are kept: making one costs a hundred times as much as using it, and lists use them in every row. */
function kept<Options, Format>(Format: new (language: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = made.get(key) ?? new Format(language, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const spanFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
