import { Button } from 'antd';
import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useLocate } from './use-locate';

interface LocateButtonProps {
  /** There is a place already, which would become another one. */
  known: boolean;
  locating: ReturnType<typeof useLocate>;
}

/** Sets a place to where this device is. */
export function LocateButton({ known, locating: { locate, asking } }: LocateButtonProps) {
  const { t } = useTranslation('zones');
  return (
    <Button
      size="small"
      loading={asking}
      icon={<LocateFixed size={16} strokeWidth={1.5} aria-hidden />}
      onClick={locate}
    >
      {t(known ? 'circle.locateAgain' : 'circle.locate')}
    </Button>
  );
}
