import { Button } from 'antd';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RefusedPress } from './queued-presses';
import type { UnsentPresses } from './use-unsent-presses';
import { Banner } from '../signals/banner';

/** What was pressed without a line: how much of it waits, and what came to nothing because the order is another by now. */
export function UnsentBanners({ presses, refused, dismiss }: UnsentPresses) {
  const { t } = useTranslation(['order-kitchen', 'orders']);
  return (
    <>
      {presses.length > 0 && (
        <Banner icon={CloudUpload} tone="waiting">
          {t('unsent', { count: presses.length })}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner
          icon={CircleAlert}
          tone="cancelled"
          action={
            <Button size="small" onClick={dismiss}>
              {t('orders:actions.acknowledge')}
            </Button>
          }
        >
          {refused.map((each, index) => (
            <RefusedWords key={index} {...each} />
          ))}
        </Banner>
      )}
    </>
  );
}

function RefusedWords({ press, state }: RefusedPress) {
  const { t } = useTranslation(['order-kitchen', 'orders', 'order']);
  const words = { number: press.number, action: t(`orders:actions.${press.action}`) };
  return (
    <p>
      {state
        ? t('refused.moved', { ...words, state: t(`order:states.${state}`) })
        : t('refused.other', words)}
    </p>
  );
}
