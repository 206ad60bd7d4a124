import type { AuditEntryDto } from '@contracts/audit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, isShort } from './entry-changes';
import { useOwnWords } from './use-noun-words';
import { useValueWords } from './use-value-words';

/** What a change is told by when nothing more is known of it. */
const PLAIN: Partial<Record<string, 'created' | 'archived' | 'restored'>> = {
  create: 'created',
  archive: 'archived',
  delete: 'archived',
  restore: 'restored',
};
const FIELDS_SAID = 3;

/** Entries of the log as sentences: who did what to what, and from what to what where it is short. */
export function useSentences() {
  const { t, i18n } = useTranslation(['activity', 'product', 'settings']);
  const valueWords = useValueWords();
  const ownWords = useOwnWords();

  const fieldName = useCallback(
    ({ resource }: AuditEntryDto, field: string): string => {
      const ofNoun = ownWords(resource, `fields.${field}`);
      if (ofNoun) return ofNoun.charAt(0).toLowerCase() + ofNoun.slice(1);
      const own: string = t(`fields.${field}`, { defaultValue: '' });
      const [first = '', ...rest] = t(`product:fields.${field}`, { defaultValue: '' });
      const setting: string = t(`settings:fields.${field}.label`, { defaultValue: '' });
      return own || setting || first.toLowerCase() + rest.join('') || t('fields.other');
    },
    [t, ownWords],
  );
  const actorName = useCallback(
    ({ actor }: AuditEntryDto) => actor.name ?? t(actor.kind === 'SYSTEM' ? 'server' : 'somebody'),
    [t],
  );
  const thing = useCallback(
    ({ entity, subject }: AuditEntryDto) =>
      subject
        ? t([`things.${entity}`, 'things.other'], { name: subject, defaultValue: subject })
        : t([`unnamed.${entity}`, 'unnamed.other'], { defaultValue: entity }),
    [t],
  );

  const sentence = useCallback(
    (entry: AuditEntryDto): string => {
      const { entity, action } = entry;
      const words = { actor: actorName(entry), thing: thing(entry) };
      const changes = changesOf(entry);
      const [only] = changes;
      const what = only ? valueWords(entry, only.field, only.after ?? only.before) : '';
      const keys = [`${entry.resource}:activity.${action}`, `activity:sentences.${entity}.${action}`];
      const own = keys.find((key) => i18n.exists(key));
      if (own) return t(own, { ...words, what, defaultValue: own });
      const plain = PLAIN[action];
      if (plain) return t(plain, words);
      if (changes.length === 1 && only && entry.before && isShort(only.before) && isShort(only.after)) {
        return t('changedFromTo', {
          ...words,
          field: fieldName(entry, only.field),
          before: valueWords(entry, only.field, only.before),
          after: valueWords(entry, only.field, only.after),
        });
      }
      const named = [...new Set(changes.map(({ field }) => fieldName(entry, field)))];
      if (named.length === 0) return t('changed', words);
      const fields = new Intl.ListFormat(i18n.language).format(
        named.length > FIELDS_SAID ? [...named.slice(0, FIELDS_SAID - 1), t('more')] : named,
      );
      return t('changedFields', { ...words, fields });
    },
    [t, i18n, actorName, thing, fieldName, valueWords],
  );
  return { sentence, fieldName, actorName, thing };
}
