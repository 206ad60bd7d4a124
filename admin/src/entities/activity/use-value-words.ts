import type { AuditEntryDto } from '@contracts/audit';
import { ROLES } from '@domain/access';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnWords } from './use-noun-words';
import { useAccessWords } from '@entities/access/access-words';
import { useBranchWords } from '@entities/branch/branch-words';
import { useHoursWords } from '@entities/opening-hours/use-hours-words';
import { useFormat } from '@shared/format/context';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const CODE = /^[A-Z][A-Z0-9_]+$/;
const MOST_NAMED = 6;

type Entry = Pick<AuditEntryDto, 'resource' | 'names'>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A value of the log as people say it: money, times, roles, branches, codes and references by their names. */
export function useValueWords(): (entry: Entry, field: string, value: unknown) => string {
  const { t, i18n } = useTranslation(['activity', 'order', 'product']);
  const { roleName, permissionName } = useAccessWords();
  const branchWords = useBranchWords();
  const { money, percent, moment, number } = useFormat();
  const { logged } = useHoursWords();
  const ownWords = useOwnWords();

  const textWords = useCallback(
    ({ resource, names }: Entry, field: string, text: string): string => {
      const name = names[text];
      if (name) return name;
      const role = ROLES.find((each) => each === text);
      if (field === 'role' && role) return roleName(role);
      if (field === 'permission') return permissionName(text) ?? text;
      if (INSTANT.test(text)) return moment(text);
      if (!CODE.test(text)) return text;
      const own = ownWords(resource, field === 'state' ? `states.${text}` : `values.${field}.${text}`);
      if (own) return own;
      const spoken = text.toLowerCase().replaceAll('_', ' ');
      const places = [
        `values.${text}`,
        `product:values.${field}.${text}`,
        `order:states.${text}`,
        `order:codes.${text}`,
      ];
      return t(places, { defaultValue: spoken });
    },
    [t, roleName, permissionName, moment, ownWords],
  );

  return useCallback(
    (entry, field, value) => {
      const words = (part: unknown): string => {
        if (part === null || part === undefined || part === '') return '–';
        if (typeof part === 'boolean') return t(part ? 'yes' : 'no');
        if (typeof part === 'number') {
          if (field.endsWith('Cents')) return money(part);
          return field.endsWith('Bps') ? percent(part) : number(part);
        }
        if (typeof part === 'string') return textWords(entry, field, part);
        const hours = logged(part);
        if (hours !== null) return hours;
        if (typeof part === 'object' && 'name' in part && typeof part.name === 'string') return part.name;
        return t('something');
      };
      if (field === 'branchIds' && isList(value)) return branchWords(value.map(String));
      if (!isList(value)) return words(value);
      if (value.length === 0) return '–';
      const isNamed = value.every((part) => entry.names[String(part)]);
      if ((field.endsWith('Ids') && !isNamed) || value.length > MOST_NAMED)
        return t('several', { count: value.length });
      if (field === 'allow' || field === 'deny') {
        const names = value.map((name) => permissionName(String(name)) ?? String(name));
        return new Intl.ListFormat(i18n.language).format(names);
      }
      return new Intl.ListFormat(i18n.language).format(value.map(words));
    },
    [t, i18n.language, money, percent, number, logged, branchWords, permissionName, textWords],
  );
}
