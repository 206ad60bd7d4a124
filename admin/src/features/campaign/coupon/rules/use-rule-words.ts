import { COUPON_RULES, type CouponRuleName } from '@domain/campaign';
import type { Availability } from '@domain/menu';
import { SEGMENTS } from '@domain/customers';
import type { Kind } from '@domain/fields';
import { ORDER_CHANNELS, ORDER_TYPES } from '@domain/orders/order';
import { PAYMENT_METHODS } from '@domain/orders/payment';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { argumentsOf, fieldsThatCount, formRules, type FormRule } from './rule-arguments';
import type { CouponForm } from '../coupon-values';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { useFormat } from '@shared/format/context';

interface Words {
  title: string;
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
}

/** One rule of a coupon as a reader sees it. */
export interface RuleLine {
  name: CouponRuleName;
  title: string;
  text: string;
}

const isOne = <T extends string>(values: readonly T[], code: string): code is T =>
  values.some((each) => each === code);

/** The words of rules, which each rule declares in three languages, and their arguments in words. */
export function useRuleWords() {
  const { t, i18n } = useTranslation(['coupons', 'order', 'customers']);
  const { language, money, number, moment } = useFormat();
  const whenWords = useAvailabilityWords();

  const wordsOf = useMemo(
    () => new Map<string, Words>(COUPON_RULES.map(({ name, words }) => [name, words[language]])),
    [language],
  );
  const titleOf = useCallback((name: string) => wordsOf.get(name)?.title ?? name, [wordsOf]);
  const labelOf = (name: string, field: string) => wordsOf.get(name)?.fields[field] ?? field;

  /** A code as the dashboard calls it elsewhere where its list is one of those, else by the rule's own words. */
  const codeOf = (name: string, kind: Kind, code: string): string => {
    const values = 'values' in kind ? kind.values : [];
    if (values === ORDER_CHANNELS && isOne(ORDER_CHANNELS, code)) return t(`order:channels.${code}`);
    if (values === ORDER_TYPES && isOne(ORDER_TYPES, code)) return t(`order:types.${code}`);
    if (values === PAYMENT_METHODS && isOne(PAYMENT_METHODS, code)) return t(`order:payments.${code}`);
    if (values === SEGMENTS && isOne(SEGMENTS, code)) return t(`customers:segments.${code}.name`);
    return wordsOf.get(name)?.values?.[code] ?? code;
  };

  const listOf = (parts: readonly string[]) => new Intl.ListFormat(i18n.language).format(parts);
  const textOf = (name: string, kind: Kind, value: string): string | null => {
    if (value === '') return null;
    return kind.is === 'instant' ? moment(value) : codeOf(name, kind, value);
  };
  const valueOf = (name: string, kind: Kind, value: unknown): string | null => {
    if (kind.is === 'availability') return whenWords(value as Availability);
    if (typeof value === 'string') return textOf(name, kind, value);
    if (typeof value === 'number' && !Number.isNaN(value))
      return kind.is === 'cents' ? money(value) : number(value);
    if (!Array.isArray(value)) return null;
    return value.length === 0
      ? t('rules.all')
      : listOf(value.map((code) => codeOf(name, kind, String(code))));
  };

  const lineOf = (rule: FormRule, args: Readonly<Record<string, unknown>>): RuleLine => {
    const parts = fieldsThatCount(rule, args).flatMap(([field, { kind }]) => {
      const words = valueOf(rule.name, kind, args[field]);
      return words === null ? [] : [`${labelOf(rule.name, field)}: ${words}`];
    });
    return { name: rule.name, title: titleOf(rule.name), text: parts.join(' · ') || '–' };
  };

  return {
    titleOf,
    labelOf,
    codeOf,
    /** Every rule of a coupon in words, in the order of the form. */
    lines: (rules: CouponForm['rules']): RuleLine[] =>
      formRules.flatMap((rule) => {
        const args = argumentsOf(rules, rule.name);
        return args ? [lineOf(rule, args)] : [];
      }),
  };
}
