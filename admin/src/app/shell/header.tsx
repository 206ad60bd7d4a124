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
        <button type="button" className={styles.search} onClick={onSearch} aria-label={t('search.open')}>
          <Search size={16} strokeWidth={1.5} aria-hidden />
          <span className={styles.searchWord}>{t('search.word')}</span>
          <Kbd keys={['Mod', 'K']} />
        </button>
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
