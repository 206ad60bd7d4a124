import { Button } from 'antd';
import type { BranchCardDto } from '@contracts/branches';
import { Archive, ArchiveRestore, Copy, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArchiveDialog } from './archive-dialog';
import styles from './branch-list.module.css';
import { PauseButton } from './pause-button';
import { useBranchActions } from './use-branch-actions';
import { branches } from '../branches.feature';
import { BRANCH_PATHS } from '@entities/branch/branch-paths';
import { useHasPermission } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';

const ICON = { size: 16, strokeWidth: 1.5 } as const;

interface CardActionsProps {
  card: BranchCardDto;
  changed: () => void;
}

/** What is done to a branch from its card. */
export function CardActions({ card, changed }: CardActionsProps) {
  const { t } = useTranslation('branches');
  const { id, name, state, status } = card;
  const actions = useBranchActions(changed);
  const [archiving, setArchiving] = useState(false);
  const mayArchive = useHasPermission('branch.archive');
  const mayClone = useMay(branches.name, 'clone');

  if (state === 'ARCHIVED')
    return mayArchive ? (
      <Button
        loading={actions.busy}
        icon={<ArchiveRestore {...ICON} />}
        aria-label={t('archive.restoreName', { name })}
        onClick={() => void actions.restore(card)}
      >
        {t('archive.restore')}
      </Button>
    ) : null;
  return (
    <>
      {status && state === 'ACTIVE' && <PauseButton name={name} status={status} changed={changed} />}
      {state !== 'ACTIVE' && (
        <Button type="primary" loading={actions.busy} onClick={() => void actions.goLive(card)}>
          {t('goLive.button')}
        </Button>
      )}
      <LinkButton to={fillPath(branches.paths.edit, { id })} aria-label={t('editName', { name })}>
        {t('edit')}
      </LinkButton>
      <span className={styles.icons}>
        <LinkButton
          type="text"
          icon={<QrCode {...ICON} />}
          to={fillPath(BRANCH_PATHS.social, { id })}
          title={t('social', { name })}
          aria-label={t('social', { name })}
        />
        {mayClone && (
          <LinkButton
            type="text"
            icon={<Copy {...ICON} />}
            to={`${branches.paths.clone}?from=${id}`}
            aria-label={t('clone.name', { name })}
          />
        )}
        {mayArchive && (
          <Button
            type="text"
            icon={<Archive {...ICON} />}
            title={t('archive.name', { name })}
            onClick={() => setArchiving(true)}
          />
        )}
      </span>
      {archiving && <ArchiveDialog card={card} actions={actions} onClose={() => setArchiving(false)} />}
    </>
  );
}
