import { Button, Input } from 'antd';
import type { OrderCardDto } from '@contracts/orders';
import { AlarmClock, BellRing, Keyboard, Search, VolumeX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './board-toolbar.module.css';
import { silenceCalls } from './last-calls';
import { NewOrderButton } from '../new-order/new-order-button';
import { DevicesButton } from '../devices/devices-button';
import { useOrderActions } from '../actions/order-actions';
import type { BranchSummary } from '@entities/session/session-types';
import { soundEnabled, setSoundEnabled } from '@shared/state/sound-player';

interface BoardToolbarProps {
  branches: readonly BranchSummary[];
  ringing: OrderCardDto[];
  /** What somebody took note of and nobody answered, about to expire. */
  calls: OrderCardDto[];
  search: string;
  onSearch: (text: string) => void;
  onHelp: () => void;
}

export function BoardToolbar({ branches, ringing, calls, search, onSearch, onHelp }: BoardToolbarProps) {
  const { t } = useTranslation(['orders', 'ui']);
  const { run, isOff } = useOrderActions();
  const heard = soundEnabled.use();
  const notable = ringing.filter(({ actions }) => actions.includes('acknowledge'));
  return (
    <header className={styles.toolbar}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('board.title')}
      </h1>
      {ringing.length > 0 && (
        <span className={styles.ringing}>
          <BellRing size={16} strokeWidth={2} aria-hidden />
          <span className={styles.words}>{t('ring.count', { count: ringing.length })}</span>
          {notable.length > 1 && (
            <Button
              size="small"
              type="text"
              disabled={isOff('acknowledge')}
              onClick={() => notable.forEach((order) => run(order, 'acknowledge'))}
            >
              {t('ring.noteAll')}
            </Button>
          )}
        </span>
      )}
      {calls.length > 0 && (
        <span className={styles.calling} role="alert">
          <AlarmClock size={16} strokeWidth={2} aria-hidden />
          <span className={styles.words}>{t('ring.calls', { count: calls.length })}</span>
          <Button size="small" type="text" onClick={() => silenceCalls(calls)}>
            {t('ring.silenceHere')}
          </Button>
        </span>
      )}
      <div className={styles.tools}>
        {branches.map(({ id, name }) => (
          <DevicesButton key={id} branchId={id} name={branches.length > 1 ? name : undefined} />
        ))}
        <NewOrderButton />
        {!heard && (
          <Button
            type="text"
            className={styles.muted}
            title={t('signals.muted')}
            icon={<VolumeX size={18} strokeWidth={1.75} />}
            onClick={() => setSoundEnabled(true)}
          />
        )}
        <Input
          className={styles.search}
          type="search"
          data-search
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onSearch('');
          }}
          aria-label={t('board.search')}
          placeholder={t('board.search')}
          prefix={<Search size={16} strokeWidth={1.5} aria-hidden />}
          suffix={
            search && (
              <Button
                type="text"
                size="small"
                title={t('board.clearSearch')}
                icon={<X size={14} strokeWidth={1.75} />}
                onClick={() => onSearch('')}
              />
            )
          }
        />
        <Button
          type="text"
          className={styles.help}
          title={t('shortcuts.title')}
          icon={<Keyboard size={18} strokeWidth={1.5} />}
          aria-keyshortcuts="?"
          onClick={onHelp}
        />
      </div>
    </header>
  );
}
