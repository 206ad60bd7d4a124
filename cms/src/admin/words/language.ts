import { COUNTRY_OF_LANGUAGE } from '../../domain/country/locale';
import { formatsOf } from '../../domain/format';
import { formatAmount, formatMoney, parseMoney } from '../../domain/money';

export type PanelLanguage = 'en' | 'pt-BR' | 'es';

/** The language somebody chose in their profile, as Strapi notes it on the page. */
export function language(): PanelLanguage {
  const { lang } = document.documentElement;
  return lang === 'pt-BR' || lang === 'es' ? lang : 'en';
}

const panelCountry = (): string => COUNTRY_OF_LANGUAGE[language()];

/**
 * How the panel writes days, times and numbers: businesses of many countries stand beside each other there, so they follow
 * the reader, by the clock of the browser.
 */
export const panelFormats = () =>
  formatsOf(
    {
      country: panelCountry(),
      currency: 'USD',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    language(),
  );

/** An instant as people read it, by the clock of the browser. */
export function momentText(instant: string): string {
  const { dateWithYear, clock } = panelFormats();
  return `${dateWithYear(instant)}, ${clock(instant)}`;
}

/** An amount with the code of its currency, since amounts of several currencies meet in the panel: `MXN 4,411.93`. */
export const moneyText = (cents: number, currency: string): string =>
  formatMoney(cents, currency, panelCountry(), 'code');

/** An amount as it stands in a field, and as it is typed there; null where it is none. */
export const amountText = (cents: number, currency: string): string =>
  formatAmount(cents, currency, panelCountry());
export const typedAmount = (text: string, currency: string): number | null =>
  parseMoney(text, currency, panelCountry());
