import { Button } from 'antd';
import { ChevronsUpDown, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';
import { useShownBranch } from './shown-branch';
import { ALL_BRANCHES, chooseBranch, useBranches } from '@entities/branch/branch';
import { choiceItem, Dropdown, joinGroups } from '@shared/ui/dropdown';

/** "All branches" is offered only where a page can show them together. */
export function BranchSwitcher() {
  const { t } = useTranslation('app');
  const branches = useBranches();
  const { shown, allOffered } = useShownBranch();

  if (branches.length === 0) return null;
  const each = branches.map(({ id, name }) => ({
    key: id,
    label: name,
    icon: Store,
    chosen: shown?.id === id,
    choose: () => chooseBranch(id),
  }));
  const all = {
    key: ALL_BRANCHES,
    label: t('branch.all'),
    chosen: shown === null,
    choose: () => chooseBranch(ALL_BRANCHES),
  };
  return (
    <Dropdown
      menu={{
        'aria-label': t('branch.choose'),
        items: joinGroups(allOffered ? [choiceItem(all)] : [], each.map(choiceItem)),
      }}
    >
      <Button type="text" className={styles.branch}>
        <span>{shown?.name ?? t('branch.all')}</span>
        <ChevronsUpDown size={14} strokeWidth={1.5} aria-hidden />
      </Button>
    </Dropdown>
  );
}
