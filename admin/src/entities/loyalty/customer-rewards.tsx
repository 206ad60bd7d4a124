import type { LoyaltyCardDto, LoyaltyCardProgram } from '@contracts/loyalty-card';
import { Button } from 'antd';
import { Gift } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './loyalty.module.css';
import { canRedeem } from './can-redeem';
import type { ChosenReward } from './reward-dialog';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { useApi } from '@shared/api/use-api';
import { Tag } from '@shared/ui/tag';

const RewardDialog = lazy(async () => ({ default: (await import('./reward-dialog')).RewardDialog }));

interface CustomerRewardsProps {
  customerId: string;
  branchId: string;
  /** The reward that the order redeems; null without one. */
  chosen: Pick<ChosenReward, 'name'> | null;
  /** Left out where nothing can be redeemed now. */
  onChoose?: ((reward: ChosenReward) => void) | undefined;
  /** Takes the chosen reward off; left out where it stays. */
  onRemove?: () => void;
}

/** The balance of a customer in the programs of a branch, and the button that redeems a reward for them. */
export function CustomerRewards(props: CustomerRewardsProps) {
  const { customerId, branchId, chosen, onChoose, onRemove } = props;
  const { t } = useTranslation('loyalty');
  const [choosing, setChoosing] = useState(false);
  const path = `/api/loyalty-accounts/${customerId}/card`;
  const { data } = useApi<Pick<LoyaltyCardDto, 'programs'>>(path, { query: { branch: branchId } });
  if (!data || data.programs.length === 0) return null;
  return (
    <div className={styles.customer}>
      {data.programs.map((program) => (
        <Balance key={program.programId} program={program} />
      ))}
      {chosen && (
        <span className={styles.chosen}>
          <Tag icon={Gift} tone="done">
            {chosen.name}
          </Tag>
          {onRemove && (
            <Button size="small" type="text" onClick={onRemove}>
              {t('redeem.remove')}
            </Button>
          )}
        </span>
      )}
      {!chosen && onChoose && data.programs.some(canRedeem) && (
        <Button
          size="small"
          icon={<Gift size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('redeem.open')}
        </Button>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <RewardDialog
            customerId={customerId}
            programs={data.programs}
            onChoose={(reward) => {
              setChoosing(false);
              onChoose?.(reward);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Balance({ program }: { program: LoyaltyCardProgram }) {
  const { t } = useTranslation('loyalty');
  const unitWords = useUnitWords();
  const { name, kind, available, rewards } = program;
  const next = rewards.find(({ affordable }) => !affordable);
  const words = t('redeem.balance', { program: name, units: unitWords(kind, available) });
  return (
    <p className={styles.faint}>
      {next && !rewards.some(({ affordable }) => affordable)
        ? `${words} · ${t('redeem.missing', { units: unitWords(kind, next.missing), reward: next.name })}`
        : words}
    </p>
  );
}
