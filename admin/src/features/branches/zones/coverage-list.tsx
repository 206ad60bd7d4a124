import { Alert, Button, List } from 'antd';
import { EyeOff, Layers, SquareDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFindingWords } from './use-finding-words';
import type { ZoneRow } from './use-zones';
import styles from './zones.module.css';
import type { Finding } from '@entities/delivery-zone/coverage/findings';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';

const ICONS = { hidden: EyeOff, overlap: Layers, gap: SquareDashed };
const SHOWN = 8;

interface CoverageListProps {
  zones: readonly ZoneRow[];
  /** Null while it is being found out. */
  findings: readonly Finding[] | null;
  failed: boolean;
  focused: string | null;
  onFocus: (key: string) => void;
}

/** What the map shows of overlaps and gaps in words, the weightiest first; one that is pressed is shown there. */
export function CoverageList({ zones, findings, failed, focused, onFocus }: CoverageListProps) {
  const { t } = useTranslation('zones');
  const words = useFindingWords(zones);
  return (
    <Card title={t('coverage.title')}>
      <div aria-live="polite" aria-busy={!findings && !failed}>
        {failed ? (
          <ErrorState compact error={null} title={t('coverage.failed')} />
        ) : !findings ? (
          <Skeleton lines={3} height={24} />
        ) : findings.length === 0 ? (
          <Alert type="success" showIcon message={t('coverage.none')} />
        ) : (
          <List
            size="small"
            dataSource={[...findings]}
            rowKey="key"
            pagination={findings.length > SHOWN && { pageSize: SHOWN, size: 'small', showSizeChanger: false }}
            renderItem={(finding) => {
              const Icon = ICONS[finding.kind];
              return (
                <List.Item className={styles.finding}>
                  <Button
                    block
                    type="text"
                    className={styles.findingWords}
                    icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
                    aria-pressed={finding.key === focused}
                    title={t('coverage.show')}
                    onClick={() => onFocus(finding.key)}
                  >
                    {words(finding)}
                  </Button>
                </List.Item>
              );
            }}
          />
        )}
      </div>
    </Card>
  );
}
