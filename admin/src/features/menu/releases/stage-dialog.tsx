import { Button } from 'antd';
import type { MenuReleaseDto } from '@contracts/menu-releases';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';
import { useReleaseName } from './use-release-name';
import { Dialog } from '@shared/ui/dialog';

interface StageDialogProps {
  /** Those that take changes. */
  releases: readonly MenuReleaseDto[];
  busy: boolean;
  onClose: () => void;
  /** An open release, or the name of a new one. */
  onChoose: (into: { release: MenuReleaseDto } | { name: string }) => void;
}

const NEW = 'new';

/** Into which release what was typed goes. */
export function StageDialog({ releases, busy, onClose, onChoose }: StageDialogProps) {
  const { t } = useTranslation(['release', 'ui']);
  const group = useId();
  const [chosen, setChosen] = useState(releases[0]?.id ?? NEW);
  const naming = useReleaseName();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const release = releases.find(({ id }) => id === chosen);
    if (release) return onChoose({ release });
    const name = naming.take();
    if (name !== null) onChoose({ name });
  };
  const choice = (value: string, label: string, hint?: string) => (
    <label key={value} className={styles.choice}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={chosen === value}
        onChange={() => setChosen(value)}
      />
      <span>
        {label}
        {hint && <span className={styles.quiet}> {hint}</span>}
      </span>
    </label>
  );
  return (
    <Dialog
      open
      title={t('stage.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="primary" loading={busy} onClick={submit}>
            {t('stage.confirm')}
          </Button>
        </>
      }
    >
      <form noValidate className={styles.said} onSubmit={submit}>
        <p className={styles.quiet}>{t('stage.text')}</p>
        {releases.length > 0 && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{t('stage.into')}</legend>
            {releases.map((release) =>
              choice(release.id, release.name, t('count', { count: release.changeCount })),
            )}
            {choice(NEW, t('new'))}
          </fieldset>
        )}
        {chosen === NEW && naming.field}
      </form>
    </Dialog>
  );
}
