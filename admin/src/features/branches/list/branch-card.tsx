import type { BranchCardDto } from '@contracts/branches';
import { imageSources } from '@domain/images';
import { Bell, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './branch-list.module.css';
import { CardActions } from './card-actions';
import { branches } from '../branches.feature';
import { BranchStateTag } from '@entities/branch/branch-state-tag';
import { PauseHint } from '@entities/branch/pause-hint';
import { StoreReasons } from '@entities/branch/store-reasons';
import { StoreIcon, storeHealth } from '@entities/branch/store-state';
import { RegionProvider, useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';
import { Tag } from '@shared/ui/tag';

const LOGO = 40;

interface BranchCardProps {
  card: BranchCardDto;
  changed: () => void;
}

/** A branch among the others: whether it sells, why not, how today goes and who listens. Its times are its own zone's. */
export function BranchCard({ card, changed }: BranchCardProps) {
  const { country, currency } = useFormat();
  const { id, name, city, district, logoUrl, state, status } = card;
  const edit = fillPath(branches.paths.edit, { id });
  return (
    <RegionProvider country={country} currency={currency} timeZone={card.timezone}>
      <Card>
        <article className={styles.card} aria-labelledby={`branch-${id}`}>
          <header className={styles.head}>
            {logoUrl && (
              <img
                {...imageSources(logoUrl)}
                sizes="40px"
                alt=""
                width={LOGO}
                height={LOGO}
                className={styles.logo}
              />
            )}
            <div className={styles.titles}>
              <h2 id={`branch-${id}`} className={styles.name}>
                {state === 'ARCHIVED' ? name : <Link to={edit}>{name}</Link>}
              </h2>
              <p className={styles.place}>{[district, city].filter((part) => part !== '').join(', ')}</p>
            </div>
            {state !== 'ACTIVE' && <BranchStateTag state={state} />}
          </header>
          {status && state === 'ACTIVE' && <StoreLine status={status} />}
          {status && <StoreReasons reasons={status.reasons} />}
          {status && <PauseHint status={status} changed={changed} />}
          {state !== 'ARCHIVED' && <Facts card={card} />}
          <footer className={styles.actions}>
            <CardActions card={card} changed={changed} />
          </footer>
        </article>
      </Card>
    </RegionProvider>
  );
}

function StoreLine({ status }: { status: NonNullable<BranchCardDto['status']> }) {
  const { t } = useTranslation(['store', 'branches']);
  const { clock } = useFormat();
  const { state, ringing, missed, opensAt, closesAt } = status;
  const health = storeHealth(status);
  return (
    <p className={styles.state}>
      <span className={styles.health} data-health={health}>
        <StoreIcon state={state} health={health} />
        {t(`states.${state}`)}
      </span>
      {state === 'OPEN' && closesAt && (
        <span className={styles.when}>{t('closesAt', { at: clock(closesAt) })}</span>
      )}
      {state !== 'OPEN' && opensAt && (
        <span className={styles.when}>{t('opensAt', { at: clock(opensAt) })}</span>
      )}
      {ringing > 0 && (
        <Tag tone="waiting" icon={Bell}>
          {t('branches:ringing', { count: ringing })}
        </Tag>
      )}
      {missed > 0 && (
        <Tag tone="cancelled" icon={TimerOff} filled>
          {t('branches:missed', { count: missed })}
        </Tag>
      )}
    </p>
  );
}

function Facts({ card: { today, boards } }: { card: BranchCardDto }) {
  const { t } = useTranslation('branches');
  const { number, money, relative } = useFormat();
  const now = useNow();
  const { listening, lastSignAt } = boards;
  return (
    <dl className={styles.facts}>
      {today && (
        <>
          <div>
            <dt>{t('facts.orders')}</dt>
            <dd className="figures">{number(today.orders)}</dd>
          </div>
          <div>
            <dt>{t('facts.sales')}</dt>
            <dd className="figures">{money(today.salesCents)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('facts.boards')}</dt>
        <dd>
          {listening > 0
            ? t('boards.listening', { count: listening })
            : lastSignAt
              ? t('boards.last', { when: relative(lastSignAt, now) })
              : t('boards.none')}
        </dd>
      </div>
    </dl>
  );
}
