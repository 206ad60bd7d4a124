import { Alert } from 'antd';
import type { GeoJsonNote } from '@domain/delivery';
import { useTranslation } from 'react-i18next';

const MAX_NAMES = 5;

/** Lists what a file's import leaves out or adapts: one line per kind, with the first names. */
export function ImportNotes({ notes }: { notes: readonly GeoJsonNote[] }) {
  const { t } = useTranslation('zones');
  if (notes.length === 0) return null;
  const codes = [...new Set(notes.map(({ code }) => code))];
  const told = (code: GeoJsonNote['code']) => {
    if (code === 'CONVERTED') return t('file.notes.CONVERTED');
    const named = notes
      .filter((note) => note.code === code)
      .map(({ name }) => name || t('file.notes.unnamed'));
    const names = named.slice(0, MAX_NAMES).join(', ');
    const more = named.length - MAX_NAMES;
    return t(`file.notes.${code}`, {
      count: named.length,
      names: more > 0 ? t('file.notes.more', { names, more }) : names,
    });
  };
  return (
    <Alert
      type="info"
      showIcon
      message={t('file.notes.title')}
      description={codes.map((code) => (
        <div key={code}>{told(code)}</div>
      ))}
    />
  );
}
