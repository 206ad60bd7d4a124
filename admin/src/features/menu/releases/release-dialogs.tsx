import { Modal } from 'antd';
import type { ReleaseDifferenceDto } from '@contracts/menu-releases';
import { useTranslation } from 'react-i18next';
import styles from './releases.module.css';
import { changedSince } from './seen-fields';
import type { StagedWords } from './use-staged-words';
import { dialogWidth } from '@shared/tokens/tokens';

interface StepProps {
  difference: ReleaseDifferenceDto;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what publishing will do before it does it. */
export function PublishDialog({ difference, busy, onClose, onConfirm }: StepProps) {
  const { t } = useTranslation('release');
  const { release, rows, store } = difference;
  const moved = rows.flatMap(({ fields }) => fields.filter((field) => changedSince(field, true))).length;
  return (
    <Modal
      open
      title={t('publish.title', { name: release.name })}
      width={dialogWidth.regular}
      okText={t('publish.confirm')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={onConfirm}
    >
      <div className={styles.said}>
        <p>{t('publish.text', { count: rows.length })}</p>
        <p>{t('publish.seen', { count: store?.productCount ?? 0 })}</p>
        {moved > 0 && <p>{t('publish.moved', { count: moved })}</p>}
        <p>{t('publish.back')}</p>
      </div>
    </Modal>
  );
}

/** Says what rolling back will do, and what it leaves as it is. */
export function RollBackDialog({
  difference,
  words,
  busy,
  onClose,
  onConfirm,
}: StepProps & { words: StagedWords }) {
  const { t } = useTranslation('release');
  const { release, rows } = difference;
  const kept = rows.flatMap(({ id, name, entity, gone, fields }) => {
    if (gone) return [{ id, text: t('rollBack.gone', { name }) }];
    const moved = fields.filter((field) => changedSince(field, false));
    const labels = moved.map(({ field }) => words.label(entity, field)).join(', ');
    return moved.length > 0 ? [{ id, text: t('rollBack.keeps', { name, fields: labels }) }] : [];
  });
  return (
    <Modal
      open
      okType="danger"
      title={t('rollBack.title', { name: release.name })}
      width={dialogWidth.regular}
      okText={t('rollBack.confirm')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={onConfirm}
    >
      <div className={styles.said}>
        <p>{t('rollBack.text', { count: rows.length })}</p>
        {kept.length > 0 && (
          <>
            <p>{t('rollBack.kept')}</p>
            <ul className={styles.points}>
              {kept.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
