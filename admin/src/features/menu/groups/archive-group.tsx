import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { askedAfterOf, type GroupKind, type GroupRow } from './group-kind';
import styles from './groups.module.css';
import { UsedBy } from './used-by';
import type { GroupActions } from './use-group-actions';
import type { BranchClock } from '../sold-out/sold-out-until';
import { dialogWidth } from '@shared/tokens/tokens';

interface ArchiveGroupProps<Row extends GroupRow> {
  kind: GroupKind<Row>;
  row: Row;
  clock: BranchClock;
  actions: GroupActions<Row>;
  onClose: () => void;
  onArchived?: () => void;
}

/**
 * Says which products a group is used by and what would become of them. Without extras they are sold as before;
 * without variations they would have no price, so those stay as long as they are used.
 */
export function ArchiveGroup<Row extends GroupRow>(props: ArchiveGroupProps<Row>) {
  const { kind, row, clock, actions, onClose, onArchived } = props;
  const { t } = useTranslation(['menu', 'ui']);
  const { name, usedBy: count } = row;
  const asked = askedAfterOf(row).length;
  const places = (
    <div className={styles.places}>
      <UsedBy kind={kind} row={row} clock={clock} />
    </div>
  );
  if (kind.place === 'variations') {
    return (
      <Modal
        open
        title={t('variationGroups.stays.title', { name })}
        width={dialogWidth.regular}
        onCancel={onClose}
        footer={<Button onClick={onClose}>{t('ui:close')}</Button>}
      >
        <p>{t('variationGroups.stays.text', { count })}</p>
        {places}
      </Modal>
    );
  }
  const archive = async () => {
    const done = await actions.archive(row, t('archived', { name }));
    onClose();
    if (done) onArchived?.();
  };
  return (
    <Modal
      open
      okType="danger"
      title={t('extraGroups.archive.title', { name })}
      width={dialogWidth.regular}
      okText={t('archive')}
      confirmLoading={actions.isBusy(row.id)}
      onCancel={onClose}
      onOk={() => void archive()}
    >
      {count > 0 && <p>{t('extraGroups.archive.text', { count })}</p>}
      {asked > 0 && <p>{t('extraGroups.archive.asked', { count: asked })}</p>}
      {places}
    </Modal>
  );
}
