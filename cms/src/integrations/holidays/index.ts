import type { HolidaysTypes } from 'date-holidays';
import { addDays, DAY_MS } from '../../domain/time';

/** A holiday as a calendar of its country or state has it. Days are 'YYYY-MM-DD', `to` inclusive. */
export interface Holiday {
  from: string;
  to: string;
  name: string;
  kind: 'PUBLIC' | 'BANK' | 'OPTIONAL' | 'OBSERVANCE';
  /** On the same date every year. */
  yearly: boolean;
}

const KINDS: Readonly<Partial<Record<HolidaysTypes.HolidayType, Holiday['kind']>>> = {
  public: 'PUBLIC',
  bank: 'BANK',
  optional: 'OPTIONAL',
  observance: 'OBSERVANCE',
};
/** A rule that names a date and nothing else. */
const DATE = /^\d\d-\d\d$/;

/** National by law and missing in the data: Brazil's Law 14.759 of 2023. */
const ADDED: Readonly<
  Partial<Record<string, { date: string; since: number; names: Record<string, string> }[]>>
> = {
  BR: [
    {
      date: '11-20',
      since: 2024,
      names: {
        pt: 'Dia da Consciência Negra',
        es: 'Día de la Conciencia Negra',
        en: 'Black Awareness Day',
      },
    },
  ],
};

/**
 * The holidays of a year, by their first day: those of the country, and of its state where the letters name one. None for
 * a country that the data does not know. The data comes with the package `date-holidays`; nothing is asked of anybody.
 *
 * @param country ISO 3166-1 alpha-2
 * @param state letters of the state as its addresses have them, such as 'SP'; else only national holidays
 * @param language of the names; what has none in it is named in the country's own
 */
export async function holidaysOf(
  { country, state }: { country: string; state: string },
  year: number,
  language: string,
): Promise<Holiday[]> {
  // 20 MB of memory, for whoever asks first.
  const { default: Calendar } = await import('date-holidays');
  const short = language.slice(0, 2);
  const calendar = new Calendar(country, state.trim().toUpperCase());
  const found = calendar
    .getHolidays(year, short)
    .flatMap(({ date, start, end, name, type, rule }): Holiday[] => {
      const kind = KINDS[type];
      const from = date.slice(0, 10);
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return kind ? [{ from, to: addDays(from, days - 1), name, kind, yearly: DATE.test(rule) }] : [];
    });
  const added = (ADDED[country] ?? []).flatMap(({ date, since, names }): Holiday[] => {
    const day = `${year}-${date}`;
    if (year < since || found.some(({ from, kind }) => from === day && kind === 'PUBLIC')) return [];
    return [{ from: day, to: day, name: names[short] ?? '', kind: 'PUBLIC', yearly: true }];
  });
  return [...found.filter(({ from }) => !added.some((one) => one.from === from)), ...added].sort(
    (one, other) => one.from.localeCompare(other.from),
  );
}
