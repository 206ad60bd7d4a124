/**
 * National numbers of numbering plans that have ended but that people still type. Sources: Anatel, Resolution 553/2010
 * (a ninth digit for all mobile phones since November 2016); IFT, numbering plan of 3 August 2019 (no `1` before Mexican
 * mobile numbers, no trunk prefixes 01, 044 and 045).
 *
 * @param country ISO 3166-1 alpha-2
 * @param national digits without the country code
 * @returns the digits of the same phone today; null where the number belongs to no ended plan
 */
export function currentNationalNumber(country: string, national: string): string | null {
  if (country === 'BR') {
    const [, area, mobile] = /^([1-9]\d)([6-9]\d{7})$/.exec(national) ?? [];
    return area && mobile ? `${area}9${mobile}` : null;
  }
  if (country === 'MX') return /^(?:1|01|044|045)(\d{10})$/.exec(national)?.[1] ?? null;
  return null;
}
