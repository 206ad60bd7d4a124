import { useTranslation } from 'react-i18next';
import { ExplainForm } from './explain-form';
import { Card } from '@shared/ui/card';

/** Why a code was refused, beside the form of its coupon. */
export function ExplainCard({ code }: { code: string }) {
  const { t } = useTranslation('coupons');
  return (
    <Card title={t('explain.title')}>
      <ExplainForm key={code} code={code} />
    </Card>
  );
}
