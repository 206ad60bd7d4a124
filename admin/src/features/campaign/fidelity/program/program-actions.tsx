import type { LoyaltyProgramDto } from '@contracts/loyalty';
import { LOYALTY_VERBS, type LoyaltyState, type LoyaltyVerb } from '@domain/loyalty';
import { Button, Modal } from 'antd';
import { CirclePause, CirclePlay, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerb } from '@entities/record/use-verb';
import { dialogWidth } from '@shared/tokens/tokens';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Members are listed by the active program unless another is named. */
const DEPENDENT = { paths: ['/api/loyalty-accounts'] };

/** Activates, pauses and closes a program. */
export function ProgramActions({ program }: { program: LoyaltyProgramDto }) {
  const { t } = useTranslation('loyalty');
  const verbs = {
    activate: useVerb('loyalty-programs', 'activate', DEPENDENT),
    pause: useVerb('loyalty-programs', 'pause', DEPENDENT),
    close: useVerb('loyalty-programs', 'close', DEPENDENT),
  };
  const [isClosing, setClosing] = useState(false);
  const { id, version, name, state } = program;
  const run = (verb: LoyaltyVerb) =>
    verbs[verb].run(id, { version }, { success: t(`done.${verb}`, { name }) });
  const may = (verb: LoyaltyVerb) => (LOYALTY_VERBS[verb].from as readonly LoyaltyState[]).includes(state);
  return (
    <>
      {may('activate') && (
        <Button
          type="primary"
          icon={<CirclePlay {...ICON} />}
          loading={verbs.activate.pending}
          onClick={() => void run('activate')}
        >
          {t('actions.activate')}
        </Button>
      )}
      {may('pause') && (
        <Button
          icon={<CirclePause {...ICON} />}
          loading={verbs.pause.pending}
          onClick={() => void run('pause')}
        >
          {t('actions.pause')}
        </Button>
      )}
      {may('close') && (
        <Button type="text" danger icon={<CircleX {...ICON} />} onClick={() => setClosing(true)}>
          {t('actions.close')}
        </Button>
      )}
      {isClosing && (
        <Modal
          open
          title={t('close.title', { name })}
          width={dialogWidth.regular}
          okText={t('actions.close')}
          okButtonProps={{ danger: true }}
          confirmLoading={verbs.close.pending}
          onOk={() => void run('close').then(() => setClosing(false))}
          onCancel={() => setClosing(false)}
        >
          <p>{t('close.text')}</p>
        </Modal>
      )}
    </>
  );
}
