import { SALES_COMPARISONS, type SalesComparison, type SalesPeriod } from '@domain/sales';
import { addDays, isDay } from '@domain/time';

export const PRESETS = ['today', 'yesterday', '7d', '30d', 'month', 'lastMonth', 'custom'] as const;
export type Preset = (typeof PRESETS)[number];

/** The preset that an address names; `custom` only with two days in their order. */
export function presetOf(params: URLSearchParams): Preset {
  const preset = PRESETS.find((each) => each === params.get('period')) ?? 'today';
  return preset === 'custom' && !customDays(params) ? 'today' : preset;
}

/** The business days of an address, both included. A preset moves with the day. */
export function periodOf(params: URLSearchParams, today: string): SalesPeriod {
  const first = `${today.slice(0, 8)}01`;
  switch (presetOf(params)) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: first, to: today };
    case 'lastMonth': {
      const last = addDays(first, -1);
      return { from: `${last.slice(0, 8)}01`, to: last };
    }
    case 'custom':
      return customDays(params) ?? { from: today, to: today };
  }
}

function customDays(params: URLSearchParams): SalesPeriod | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** The comparison: a single day with the same weekday before, unless the address says otherwise. */
export function comparisonOf(params: URLSearchParams, { from, to }: SalesPeriod): SalesComparison {
  const chosen = SALES_COMPARISONS.find((each) => each === params.get('compare'));
  return chosen ?? (from === to ? 'weekday' : 'previous');
}
