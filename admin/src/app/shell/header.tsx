import { Button } from 'antd';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BranchSwitcher } from './branch-switcher';
import { ConnectionBadge } from './connection-badge';
import styles from './header.module.css';
import { SoundSwitch } from './sound-switch';
import { StoreStateChip } from './store-state-chip';
import { UserMenu } from './user-menu';
import { LanguageMenu } from '@entities/language/language-menu';
import { Kbd } from '@shared/ui/kbd';

/** The state of the business, always in sight: which branch, whether it sells, whether this screen is live. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('app');
  return (
    <header className={styles.header}>
      <div className={styles.left}>
        <BranchSwitcher />
        <StoreStateChip />
        <ConnectionBadge />
      </div>
      <div className={styles.right}>
        <Button
          className={styles.search}
          icon={<Search size={16} strokeWidth={1.5} aria-hidden />}
          onClick={onSearch}
          aria-label={t('search.open')}
        >
          <span className={styles.searchWord}>{t('search.word')}</span>
          <Kbd keys={['Mod', 'K']} />
        </Button>
        <span className={styles.wideOnly}>
          <SoundSwitch />
        </span>
        <span className={styles.wideOnly}>
          <LanguageMenu />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
