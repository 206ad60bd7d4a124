import type { LoyaltyMoveDto, LoyaltyStatementDto } from '@contracts/loyalty';
import type { LoyaltyKind } from '@domain/loyalty';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './members.module.css';
import { useLoyaltyRefetch } from '../use-loyalty-refetch';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { Steps } from '@shared/table/pagination';
import { ErrorState, Skeleton } from '@shared/ui/states';

const ORDER = '/dashboard/orders/details/:id';
const PAGE_SIZE = 20;

interface StatementProps {
  customerId: string;
  /** The program that is shown, and its kind. */
  programId: string;
  kind: LoyaltyKind;
}

/** Everything that moved the balance of a customer, the newest first, page by page. */
export function Statement({ customerId, programId, kind }: StatementProps) {
  const { t } = useTranslation('loyalty');
  /** The cursor of each page after the first. */
  const [cursors, setCursors] = useState<readonly number[]>([]);
  const { data, error, isStale, refetch, readAgain } = useApi<LoyaltyStatementDto>(
    `/api/loyalty-accounts/${customerId}/statement`,
    { query: { cursor: cursors.at(-1), limit: PAGE_SIZE }, keepPrevious: true },
  );
  useLoyaltyRefetch(readAgain);
  if (error && !data) return <ErrorState compact error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} height={20} />;
  const { moves, cursor } = data;
  const onBack = cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined;
  const onNext = cursor === null || isStale ? undefined : () => setCursors([...cursors, cursor]);
  return (
    <section aria-label={t('statement.title')} aria-busy={isStale}>
      <div className={styles.statementHead}>
        <h3 className={styles.heading}>{t('statement.title')}</h3>
        {(onBack ?? onNext) && <Steps onBack={onBack} onNext={onNext} />}
      </div>
      {moves.length === 0 ? (
        <p className={styles.faint}>{t('statement.empty')}</p>
      ) : (
        <ul className={styles.moves}>
          {moves.map((move) => (
            <Move key={move.id} move={move} kind={kind} isOther={move.programId !== programId} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface MoveProps {
  move: LoyaltyMoveDto;
  kind: LoyaltyKind;
  /** True for a move of another program than the one that is shown. */
  isOther: boolean;
}

function Move({ move, kind, isOther }: MoveProps) {
  const { t } = useTranslation('loyalty');
  const { moment, number } = useFormat();
  const unitWords = useUnitWords();
  const { amount, orderId, orderNumber, rewardName, reason, by, programName } = move;
  // The other program may count something else.
  const words = isOther ? number(Math.abs(amount)) : unitWords(kind, Math.abs(amount));
  const notes = [rewardName, reason, by && t('statement.by', { name: by }), isOther && programName];
  return (
    <li className={styles.move}>
      <div>
        <div>
          {t(`moves.${move.kind}`)}
          {orderId && orderNumber && (
            <>
              {' · '}
              <Link to={fillPath(ORDER, { id: orderId })}>
                {t('statement.order', { number: orderNumber })}
              </Link>
            </>
          )}
        </div>
        <div className={styles.faint}>{[moment(move.at), ...notes].filter(Boolean).join(' · ')}</div>
      </div>
      <span className="figures">
        {amount < 0 ? '−' : '+'}
        {words}
      </span>
    </li>
  );
}
