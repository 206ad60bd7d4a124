import type { AuditEntryDto } from '@contracts/audit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, isShort } from './entry-changes';
import { useValueWords } from './value-words';

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
  const { t, i18n } = useTranslation(['team', 'product', 'settings']);
  const valueWords = useValueWords();

  const fieldName = useCallback(
    (field: string) => {
      const own: string = t(`activity.fields.${field}`, { defaultValue: '' });
      const [first = '', ...rest] = t(`product:fields.${field}`, { defaultValue: '' });
      const setting: string = t(`settings:fields.${field}.label`, { defaultValue: '' });
      return own || setting || first.toLowerCase() + rest.join('') || t('activity.fields.other');
    },
    [t],
  );
  const actorName = useCallback(
    ({ actor }: AuditEntryDto) =>
      actor.name ?? t(actor.kind === 'SYSTEM' ? 'activity.server' : 'activity.somebody'),
    [t],
  );
  const thing = useCallback(
    ({ entity, subject }: AuditEntryDto) =>
      subject
        ? t([`activity.things.${entity}`, 'activity.things.other'], { name: subject, defaultValue: subject })
        : t([`activity.unnamed.${entity}`, 'activity.unnamed.other'], { defaultValue: entity }),
    [t],
  );

  const sentence = useCallback(
    (entry: AuditEntryDto): string => {
      const { entity, action } = entry;
      const words = { actor: actorName(entry), thing: thing(entry) };
      const own = `activity.sentences.${entity}.${action}`;
      const changes = changesOf(entry);
      const [only] = changes;
      if (i18n.exists(`team:${own}`)) {
        const what = only ? valueWords(only.field, only.after ?? only.before) : '';
        return t(own, { ...words, what, defaultValue: own });
      }
      const plain = PLAIN[action];
      if (plain) return t(`activity.${plain}`, words);
      if (changes.length === 1 && only && entry.before && isShort(only.before) && isShort(only.after)) {
        return t('activity.changedFromTo', {
          ...words,
          field: fieldName(only.field),
          before: valueWords(only.field, only.before),
          after: valueWords(only.field, only.after),
        });
      }
      const named = [...new Set(changes.map(({ field }) => fieldName(field)))];
      if (named.length === 0) return t('activity.changed', words);
      const fields = new Intl.ListFormat(i18n.language).format(
        named.length > FIELDS_SAID ? [...named.slice(0, FIELDS_SAID - 1), t('activity.more')] : named,
      );
      return t('activity.changedFields', { ...words, fields });
    },
    [t, i18n, actorName, thing, fieldName, valueWords],
  );
  return { sentence, fieldName, actorName, thing };
}
