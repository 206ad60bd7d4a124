import { Switch } from 'antd';
import { Archive, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinGroups, type MenuItem } from '@shared/ui/dropdown';
import { MoreMenu } from './more-menu';

interface RowControlsProps {
  name: string;
  /** The page on which it is edited. */
  edit: string;
  active: boolean;
  busy: boolean;
  /** Of the switch. */
  label: string;
  onSwitch: (on: boolean) => void;
  /** What this kind of row has besides. */
  more?: MenuItem[];
  moreGroups?: MenuItem[][];
  onArchive: () => void;
}

/** What can be done to any row of a menu: on the menu or off it, edited, archived. */
export function RowControls({
  name,
  edit,
  active,
  busy,
  label,
  onSwitch,
  more,
  moreGroups = [],
  onArchive,
}: RowControlsProps) {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  const editing = { key: 'edit', label: t('edit'), icon: <Pencil />, onClick: () => void navigate(edit) };
  const archiving = {
    key: 'archive',
    label: t('archive'),
    icon: <Archive />,
    danger: true,
    onClick: onArchive,
  };
  return (
    <>
      <Switch aria-label={label} checked={active} disabled={busy} onChange={onSwitch} />
      <MoreMenu
        size="small"
        label={t('more', { name })}
        menu={{ items: joinGroups([editing], ...moreGroups, more ?? [], [archiving]) }}
      />
    </>
  );
}
