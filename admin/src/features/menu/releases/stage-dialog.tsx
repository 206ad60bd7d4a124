import { Modal, Radio } from 'antd';
import type { MenuReleaseDto } from '@contracts/menu-releases';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';
import { useReleaseName } from './use-release-name';
import { dialogWidth } from '@shared/tokens/tokens';

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
export default function StageDialog({ releases, busy, onClose, onChoose }: StageDialogProps) {
  const { t } = useTranslation('release');
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
    <Radio key={value} value={value} className={styles.choice} onChange={() => setChosen(value)}>
      {label}
      {hint && <span className={styles.quiet}> {hint}</span>}
    </Radio>
  );
  return (
    <Modal
      open
      title={t('stage.title')}
      width={dialogWidth.regular}
      onCancel={onClose}
      okText={t('stage.confirm')}
      confirmLoading={busy}
      onOk={submit}
    >
      <form noValidate className={styles.said} onSubmit={submit}>
        <p className={styles.quiet}>{t('stage.text')}</p>
        {releases.length > 0 && (
          <div role="radiogroup" aria-label={t('stage.into')}>
            <Radio.Group className={styles.choices} value={chosen}>
              {releases.map((release) =>
                choice(release.id, release.name, t('count', { count: release.changeCount })),
              )}
              {choice(NEW, t('new'))}
            </Radio.Group>
          </div>
        )}
        {chosen === NEW && naming.field}
      </form>
    </Modal>
  );
}
