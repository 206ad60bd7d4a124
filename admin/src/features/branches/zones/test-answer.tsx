import { Alert, List } from 'antd';
import type { ZoneTestDto } from '@contracts/zone-tools';
import type { ZoneOutcome } from '@domain/delivery';
import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './zones.module.css';
import { useFormat } from '@shared/format/context';
import type { Tone } from '@shared/tokens/tokens';
import { Tag } from '@shared/ui/tag';

const LOOKS: Partial<Record<ZoneOutcome, { tone: Tone; icon: LucideIcon }>> = {
  DELIVERS: { tone: 'ready', icon: CircleCheck },
  EXCLUDES: { tone: 'cancelled', icon: CircleX },
};

/** The decision in a sentence, and what each zone said to it. */
export function TestAnswer({ answer: { decision, rules, at } }: { answer: ZoneTestDto }) {
  const { t } = useTranslation('zones');
  const { money, number, clock, moment } = useFormat();
  const served = decision.code === 'SERVED';
  const winner = served ? rules.find(({ zoneId }) => zoneId === decision.zoneId) : undefined;

  return (
    <div className={styles.answer} aria-live="polite">
      {served ? (
        <Alert
          showIcon
          type={decision.missingCents > 0 ? 'warning' : 'success'}
          message={t('test.served', {
            zone: winner?.name ?? '',
            fee: decision.feeCents === 0 ? t('facts.free') : money(decision.feeCents),
          })}
          description={
            <>
              <p>
                {t('test.promise', {
                  from: clock(decision.fromAt),
                  until: clock(decision.untilAt),
                  at: moment(at),
                })}
              </p>
              {decision.distanceMeters !== null && (
                <p>{t('test.distance', { km: number(decision.distanceMeters / 1000, 1) })}</p>
              )}
              {decision.missingCents > 0 && (
                <p>
                  {t('test.minimum', {
                    min: money(decision.minCents),
                    missing: money(decision.missingCents),
                  })}
                </p>
              )}
            </>
          }
        />
      ) : (
        <Alert showIcon type="error" message={t('test.refused')} description={decision.message} />
      )}
      <List
        size="small"
        header={t('test.rules')}
        dataSource={rules}
        rowKey="zoneId"
        renderItem={({ name, outcome, feeCents }) => (
          <List.Item extra={<Tag {...LOOKS[outcome]}>{t(`outcomes.${outcome}`)}</Tag>}>
            {name}
            {feeCents !== null && outcome !== 'OVERRULED' && ` · ${money(feeCents)}`}
          </List.Item>
        )}
      />
    </div>
  );
}
