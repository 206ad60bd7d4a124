import { Button, Segmented } from 'antd';
import type { SettingGroup, SettingValues } from '@domain/settings';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EscalationLadder } from './escalation-ladder';
import { samplePaper } from './sample-paper';
import styles from './settings.module.css';
import { usePageBranch } from '@entities/branch/branch';
import { BRANCH_PATHS } from '@entities/branch/branch-paths';
import { unlockSound } from '@shared/state/sound-player';
import { playSound } from '@entities/order/sounds';
import { useSession } from '@entities/session/session';
import { TicketPaper } from '@entities/ticket/ticket-paper';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';

interface GroupExtraProps {
  group: SettingGroup;
  /** As they are typed: what is heard and seen here is what would be saved. */
  values: SettingValues;
  branchId: string;
}

/** What of a group can be tried at once, and where what belongs to it is set otherwise. */
export function GroupExtra({ group, values, branchId }: GroupExtraProps) {
  const { t } = useTranslation('settings');
  switch (group) {
    case 'sounds':
      return <Listen sounds={values.sounds} />;
    case 'escalation':
      return <EscalationLadder escalation={values.escalation} />;
    case 'orders':
      return (
        <p className={styles.elsewhere}>
          {t('elsewhere')}{' '}
          <LinkButton type="link" size="small" to={fillPath(BRANCH_PATHS.edit, { id: branchId })}>
            {t('openBranch')}
          </LinkButton>
        </p>
      );
    case 'printing':
      return <Paper printing={values.printing} />;
    default:
      return null;
  }
}

function Listen({ sounds }: Pick<SettingValues, 'sounds'>) {
  const { t } = useTranslation('settings');
  const [silent, setSilent] = useState(false);
  const play = async (sound: 'new-order' | 'late') => {
    await unlockSound();
    setSilent(!playSound(sound, 1, sounds));
  };
  return (
    <div>
      {(['new-order', 'late'] as const).map((sound) => (
        <Button
          key={sound}
          type="text"
          icon={<Volume2 size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void play(sound)}
        >
          {t(`hear.${sound}`)}
        </Button>
      ))}
      {silent && <span role="status">{t('hear.silent')}</span>}
    </div>
  );
}

const WIDTHS = ['58', '80'] as const;

function Paper({ printing }: Pick<SettingValues, 'printing'>) {
  const { t } = useTranslation('settings');
  const { business } = useSession();
  const branch = usePageBranch();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('80');
  const [now] = useState(Date.now);
  const { tradeName, country, currency, defaultLanguage: language } = business;
  const lines = samplePaper(
    printing,
    { business: tradeName, branch: branch.name, country, currency, language, timeZone: branch.timezone },
    { customer: t('sample.customer'), product: t('sample.product'), note: t('sample.note') },
    now,
  );
  return (
    <figure className={styles.paper} aria-label={t('paper.title')}>
      <Segmented
        aria-label={t('paper.width')}
        value={width}
        onChange={setWidth}
        options={WIDTHS.map((value) => ({ value, label: t('paper.mm', { width: value }) }))}
        style={{ alignSelf: 'flex-start' }}
      />
      <div className={styles.ticket} data-paper={width}>
        <TicketPaper lines={lines} />
      </div>
    </figure>
  );
}
