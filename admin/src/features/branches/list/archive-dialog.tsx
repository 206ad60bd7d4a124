import { Alert, Modal } from 'antd';
import type { ArchiveEffectsDto, BranchCardDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import type { BranchActions } from './use-branch-actions';
import { useApi } from '@shared/api/use-api';
import { dialogWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface ArchiveDialogProps {
  card: BranchCardDto;
  actions: BranchActions;
  onClose: () => void;
}

/** Asks before a branch goes out of use, and says what stops with it. */
export function ArchiveDialog({ card, actions, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('branches');
  const { data, error, refetch } = useApi<ArchiveEffectsDto>(`/api/branches/${card.id}/archive-effects`);
  return (
    <Modal
      open
      okType="danger"
      title={t('archive.title', { name: card.name })}
      width={dialogWidth.regular}
      okText={t('archive.ok')}
      okButtonProps={{ disabled: !data || data.refusal !== null }}
      confirmLoading={actions.busy}
      onCancel={onClose}
      onOk={() => void actions.archive(card).then((done) => done && onClose())}
    >
      {error && !data ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.refusal ? (
        <Alert
          type="error"
          showIcon
          message={t(`archive.refusals.${data.refusal}`, { count: data.openOrders })}
        />
      ) : (
        <>
          <p>{t('archive.page', { slug: data.slug })}</p>
          {data.people > 0 && <p>{t('archive.people', { count: data.people })}</p>}
          <p>{t('archive.kept')}</p>
        </>
      )}
    </Modal>
  );
}
