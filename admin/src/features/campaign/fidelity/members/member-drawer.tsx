import type { LoyaltyAccountDto } from '@contracts/loyalty';
import { Button } from 'antd';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdjustDialog } from './adjust-dialog';
import styles from './members.module.css';
import { Statement } from './statement';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { useHasPermission } from '@entities/session/access';
import { FormDrawer } from '@shared/form/form-drawer';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';

const CUSTOMER = '/dashboard/customers/detail/:id';
const FIGURES = ['available', 'pending', 'debt'] as const;

interface MemberDrawerProps {
  member: LoyaltyAccountDto;
  onClose: () => void;
}

/** The balance of a member and its statement, with the adjustment for people who may adjust balances. */
export function MemberDrawer({ member, onClose }: MemberDrawerProps) {
  const { t } = useTranslation('loyalty');
  const unitWords = useUnitWords();
  const mayAdjust = useHasPermission('loyalty.adjust');
  const [isAdjusting, setAdjusting] = useState(false);
  const { customerId, customerName, kind } = member;
  return (
    <FormDrawer
      title={t('statement.of', { name: customerName })}
      onClose={onClose}
      extra={
        mayAdjust && (
          <Button
            icon={<Scale size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setAdjusting(true)}
          >
            {t('adjust.open')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <dl className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt>{t(`members.${figure}`)}</dt>
              <dd>{unitWords(kind, member[figure])}</dd>
            </div>
          ))}
        </dl>
        <Statement customerId={customerId} kind={kind} programId={member.programId} />
        <div>
          <LinkButton to={fillPath(CUSTOMER, { id: customerId })}>{t('statement.profile')}</LinkButton>
        </div>
      </div>
      {isAdjusting && <AdjustDialog member={member} onClose={() => setAdjusting(false)} />}
    </FormDrawer>
  );
}
