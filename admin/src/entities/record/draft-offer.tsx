import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

interface DraftOfferProps {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number;
  restore: () => void;
  discard: () => void;
}

/** What was typed here before and never saved: to go on with, or to throw away. */
export function DraftOffer({ at, restore, discard }: DraftOfferProps) {
  const { t } = useTranslation('form');
  const { relative } = useFormat();
  const [now] = useState(Date.now);
  const ways = (
    <Space wrap>
      <Button size="small" type="text" onClick={discard}>
        {t('offer.discard')}
      </Button>
      <Button size="small" onClick={restore}>
        {t('offer.goOn')}
      </Button>
    </Space>
  );
  return (
    <Alert
      type="warning"
      role="status"
      message={t('offer.text', { when: relative(at, now) })}
      action={ways}
    />
  );
}
