import { useTranslation } from 'react-i18next';
import styles from './aside.module.css';
import { isOffItems, type CouponForm } from '../coupon-values';
import { useRuleWords } from '../rules/use-rule-words';
import { useGiftWords } from '../use-gift-words';
import { useBranchWords } from '@entities/branch/branch-words';
import { ResourceName } from '@entities/record/resource-select';
import { useBranches } from '@entities/branch/branch';
import { Card } from '@shared/ui/card';

/** The coupon as one reads it aloud: what it gives, how it is found, and every rule in words. */
export function SummaryCard({ values }: { values: CouponForm }) {
  const { t } = useTranslation('coupons');
  const giftWords = useGiftWords();
  const branchWords = useBranchWords();
  const hasBranches = useBranches().length > 1;
  const { lines } = useRuleWords();
  const { code, autoApply, personalOnly, combinable, branchIds, sellerId } = values;
  const gift = giftWords(values);
  const found = personalOnly ? 'personal' : autoApply ? 'automatic' : 'code';
  const rules = lines(values.rules);
  return (
    <Card title={t('summary.title')}>
      <div className={styles.stack} aria-live="polite">
        <p className={styles.sentence}>{t(`summary.${found}`, { gift, code: code || '…' })}</p>
        <dl className={styles.lines}>
          {isOffItems(values.kind) && <Items values={values} />}
          {hasBranches && (
            <div>
              <dt>{t('fields.branchIds')}</dt>
              <dd>{branchWords(branchIds)}</dd>
            </div>
          )}
          {rules.map(({ name, title, text }) => (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{t('summary.beside')}</dt>
            <dd>{t(combinable ? 'summary.combinable' : 'summary.alone')}</dd>
          </div>
          {sellerId && (
            <div>
              <dt>{t('fields.sellerId')}</dt>
              <dd>
                <ResourceName resource="sellers" id={sellerId} />
              </dd>
            </div>
          )}
        </dl>
        {rules.length === 0 && <p className={styles.faint}>{t('summary.noRules')}</p>}
      </div>
    </Card>
  );
}

function Items({ values: { productIds, categoryIds } }: { values: CouponForm }) {
  const { t } = useTranslation('coupons');
  const named = [
    ...productIds.map((id) => ({ resource: 'products', id })),
    ...categoryIds.map((id) => ({ resource: 'categories', id })),
  ];
  return (
    <div>
      <dt>{t('summary.items')}</dt>
      <dd>
        {named.length === 0
          ? t('summary.allItems')
          : named.map(({ resource, id }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <ResourceName resource={resource} id={id} />
              </span>
            ))}
      </dd>
    </div>
  );
}
