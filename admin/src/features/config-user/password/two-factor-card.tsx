import { useNotification } from '@refinedev/core';
import { Button, Modal } from 'antd';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import { SetUpDialog } from './set-up-dialog';
import styles from '../config-user.module.css';
import { ownAccount, useAccount } from '../own-account';
import { loadSession } from '@entities/session/session';
import { Card } from '@shared/ui/card';
import { dialogWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';
import { Tag } from '@shared/ui/tag';

/** The second step of signing in: on or off, and the codes for the day the phone is gone. */
export function TwoFactorCard() {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const { data, error, refetch } = useAccount();
  const [open, setOpen] = useState<'setUp' | 'codes' | 'off' | null>(null);
  const [fresh, setFresh] = useState<string[] | null>(null);

  const changed = () => {
    refetch();
    void loadSession({ again: true }).catch(() => undefined);
  };
  if (!data) {
    return (
      <Card title={t('twoFactor.title')}>
        {error ? <ErrorState error={error} onRetry={refetch} compact /> : <Skeleton lines={2} />}
      </Card>
    );
  }
  const { on, recoveryCodesLeft } = data.twoFactor;
  return (
    <Card
      title={t('twoFactor.title')}
      actions={
        <Tag tone={on ? 'ready' : undefined} icon={on ? CircleCheck : CircleMinus}>
          {t(on ? 'twoFactor.on' : 'twoFactor.off')}
        </Tag>
      }
    >
      <div className={styles.line}>
        <p className={styles.about}>
          <span>{t('twoFactor.text')}</span>
          {on && <strong>{t('twoFactor.left', { count: recoveryCodesLeft })}</strong>}
        </p>
        <div className={styles.actions}>
          {on ? (
            <>
              <Button onClick={() => setOpen('codes')}>{t('twoFactor.newCodes')}</Button>
              <Button danger onClick={() => setOpen('off')}>
                {t('twoFactor.turnOff')}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpen('setUp')}>{t('twoFactor.setUp')}</Button>
          )}
        </div>
      </div>
      {open === 'setUp' && <SetUpDialog onClose={() => setOpen(null)} onDone={changed} />}
      {open === 'codes' && (
        <ProofDialog
          title={t('twoFactor.newCodes')}
          text={t('twoFactor.newCodesText')}
          submit={t('twoFactor.newCodes')}
          onClose={() => setOpen(null)}
          send={async (proof) => {
            const { recoveryCodes } = await ownAccount.newRecoveryCodes(proof);
            setFresh(recoveryCodes);
            changed();
          }}
        />
      )}
      {open === 'off' && (
        <ProofDialog
          title={t('twoFactor.turnOffTitle')}
          danger
          text={t('twoFactor.turnOffText')}
          submit={t('twoFactor.turnOff')}
          onClose={() => setOpen(null)}
          send={async (proof) => {
            await ownAccount.turnTwoFactorOff(proof);
            notify?.({ type: 'success', message: t('twoFactor.turnedOff') });
            changed();
          }}
        />
      )}
      {fresh && (
        <Modal
          open
          title={t('recovery.title')}
          width={dialogWidth.regular}
          onCancel={() => setFresh(null)}
          footer={null}
        >
          <RecoveryCodes codes={fresh} onKept={() => setFresh(null)} />
        </Modal>
      )}
    </Card>
  );
}
