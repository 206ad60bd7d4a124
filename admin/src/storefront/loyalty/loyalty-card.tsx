import type { LoyaltyCardDto } from '@contracts/loyalty-card';
import { rewardProgress } from '@domain/loyalty/progress';
import { useLocale } from '../i18n/locale';
import { LinkForm } from './link-form';
import styles from './loyalty.module.css';
import { ProgramCard, ProgramPromise } from './program-card';
import { RedeemCode } from './redeem-code';

interface LoyaltyCardProps {
  slug: string;
  card: LoyaltyCardDto;
  /** The name of the only program stands above the card already. */
  titled?: boolean;
  onExpire: () => void;
}

/** The programs of a store as the customer has them; without knowing who they are, what they would get and the way to it. */
export function LoyaltyCard({ slug, card, titled = false, onExpire }: LoyaltyCardProps) {
  const { t } = useLocale();
  const { programs, customer } = card;
  const canRedeem = programs.some(
    (program) => program.cashbackCents > 0 || rewardProgress(program).affordable.length > 0,
  );
  return (
    <>
      {programs.map((program) => (
        <div key={program.programId} className={styles.program}>
          {(!titled || programs.length > 1) && <h3>{program.name}</h3>}
          {customer ? <ProgramCard program={program} /> : <ProgramPromise program={program} />}
        </div>
      ))}
      {customer && canRedeem && <p className={styles.hint}>{t('loyalty.howToRedeem')}</p>}
      {customer ? <RedeemCode customer={customer} onExpire={onExpire} /> : <LinkForm slug={slug} />}
    </>
  );
}
