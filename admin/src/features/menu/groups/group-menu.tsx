import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ArchiveGroup } from './archive-group';
import { isUsed, type GroupKind, type GroupRow } from './group-kind';
import type { GroupActions } from './use-group-actions';
import type { BranchClock } from '../sold-out/sold-out-until';
import { MoreMenu } from '../rows/more-menu';

interface GroupMenuProps<R extends GroupRow> {
  kind: GroupKind<R>;
  row: R;
  clock: BranchClock;
  actions: GroupActions<R>;
}

/** What else can be done to a group on its own page. */
export function GroupMenu<R extends GroupRow>({ kind, row, clock, actions }: GroupMenuProps<R>) {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  const [archiving, setArchiving] = useState(false);
  // In place of this page: there is nothing to come back to, and nothing to save.
  const leave = () => void navigate(kind.paths.list, { replace: true });
  const archive = async () => {
    if (isUsed(row)) setArchiving(true);
    else if (await actions.archive(row, t('archived', { name: row.name }))) leave();
  };
  const archiveItem = {
    key: 'archive',
    label: t('archive'),
    icon: <Archive />,
    danger: true,
    onClick: () => void archive(),
  };
  return (
    <>
      <MoreMenu
        type="default"
        loading={actions.isBusy(row.id)}
        label={t('more', { name: row.name })}
        menu={{ items: [archiveItem] }}
      />
      {archiving && (
        <ArchiveGroup
          kind={kind}
          row={row}
          clock={clock}
          actions={actions}
          onClose={() => setArchiving(false)}
          onArchived={leave}
        />
      )}
    </>
  );
}
