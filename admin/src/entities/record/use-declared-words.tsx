import type { Declared, Kind } from '@domain/fields';
import type { FlatNamespace } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceName } from './resource-select';
import { useFormat } from '@shared/format/context';

const NOTHING = '–';

/**
 * The names and values of a noun's declared fields in words, for comparisons, details and lists. The noun's namespace has
 * the names under `fields.<field>` and the codes under `values.<field>.<CODE>`, those of `state` under `states.<CODE>`.
 */
export function useDeclaredWords<F extends Declared>(fields: F, words: FlatNamespace) {
  const { t } = useTranslation([words, 'ui']);
  const { money, percent, number, moment, day } = useFormat();

  const numberWords = (name: string, kind: Kind, value: number): string => {
    if (kind.is === 'cents') return money(value);
    return name.endsWith('Bps') ? percent(value, 2) : number(value);
  };
  const textWords = (name: string, kind: Kind, value: string): ReactNode => {
    if (kind.is === 'code') {
      const path = name === 'state' ? 'states' : `values.${name}`;
      return t(`${words}:${path}.${value}`, { defaultValue: value });
    }
    if (kind.is === 'instant') return moment(value);
    if (kind.is === 'day') return day(value, 'long');
    return kind.is === 'id' && kind.of ? <ResourceName resource={kind.of} id={value} /> : value;
  };

  return {
    label: (name: Extract<keyof F, string>) => {
      const fallback: string = name;
      return t(`${words}:fields.${name}`, { defaultValue: fallback });
    },
    value: (name: Extract<keyof F, string>, value: unknown): ReactNode => {
      const kind = fields[name]?.kind;
      if (!kind || value === null || value === undefined || value === '') return NOTHING;
      if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
      if (typeof value === 'number') return numberWords(name, kind, value);
      if (typeof value === 'string') return textWords(name, kind, value);
      return Array.isArray(value) ? value.map(String).join(', ') || NOTHING : NOTHING;
    },
  };
}
