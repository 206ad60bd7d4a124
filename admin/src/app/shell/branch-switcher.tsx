import { Button } from 'antd';
import { ChevronsUpDown, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';
import { useShownBranch } from './shown-branch';
import { ALL_BRANCHES, chooseBranch, useBranches } from '@entities/branch/branch';
import { Menu } from '@shared/ui/menu';

/** "All branches" is offered only where a page can show them together. */
export function BranchSwitcher() {
  const { t } = useTranslation('app');
  const branches = useBranches();
  const { shown, allOffered } = useShownBranch();

  if (branches.length === 0) return null;
  const items = branches.map(({ id, name }) => ({
    key: id,
    label: name,
    icon: Store,
    checked: shown?.id === id,
    onSelect: () => chooseBranch(id),
  }));
  const all = {
    key: ALL_BRANCHES,
    label: t('branch.all'),
    checked: shown === null,
    onSelect: () => chooseBranch(ALL_BRANCHES),
  };
  return (
    <Menu
      label={t('branch.choose')}
      groups={allOffered ? [{ items: [all] }, { items }] : [{ items }]}
      trigger={(props) => (
        <Button type="text" className={styles.branch} {...props}>
          <span>{shown?.name ?? t('branch.all')}</span>
          <ChevronsUpDown size={14} strokeWidth={1.5} aria-hidden />
        </Button>
      )}
    />
  );
}
