import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import type { BranchDto } from '@contracts/branches';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ZoneForm } from './zone-form';
import styles from './zones.module.css';
import { onboardingApi } from '../onboarding-api';
import { SkipButton, StepActions, StepFrame } from '../step-frame';
import type { BranchStepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { Money } from '@entities/money/money';
import { ErrorState, Skeleton } from '@shared/ui/states';

export function ZonesStep(props: BranchStepProps) {
  const { branchId } = props;
  const { data, error, load } = useLoaded(async () => {
    const [branch, zones] = await Promise.all([
      onboardingApi.branch(branchId),
      onboardingApi.zones(branchId),
    ]);
    return { branch, zones };
  });
  return (
    <StepFrame step="zones">
      {!data && error !== null && <ErrorState compact error={error} onRetry={load} />}
      {!data && error === null && <Skeleton lines={5} height={36} />}
      {data && <Zones {...props} {...data} reload={load} />}
    </StepFrame>
  );
}

interface ZonesProps extends BranchStepProps {
  branch: BranchDto;
  zones: DeliveryZoneDto[];
  reload: () => void;
}

function Zones({ branch, zones, reload, answer, onDone, onChanged, onSkip, onGo }: ZonesProps) {
  const { t } = useTranslation('onboarding');
  const { open: notify } = useNotification();
  /** What the form below the list is about: a zone, a new one, or nothing. */
  const [editing, setEditing] = useState<DeliveryZoneDto | 'new' | null>(null);
  const zone = editing === 'new' ? null : editing;
  const delivers = branch.services.includes('DELIVERY');

  const saved = async () => {
    setEditing(null);
    reload();
    await onChanged();
  };
  const remove = async (zone: DeliveryZoneDto) => {
    try {
      await onboardingApi.removeZone(zone);
      await saved();
    } catch (error) {
      reload();
      notify?.({
        type: 'error',
        message: error instanceof Error && error.message ? error.message : t('failed'),
      });
    }
  };

  if (!delivers && zones.length === 0) {
    return (
      <>
        <p className={styles.note}>{t('zones.notNeeded')}</p>
        <StepActions>
          <Button type="primary" onClick={() => void onDone()}>
            {t('continue')}
          </Button>
          <Button type="text" onClick={() => onGo('branch')}>
            {t('zones.offerDelivery')}
          </Button>
        </StepActions>
      </>
    );
  }
  return (
    <>
      {zones.length > 0 && (
        <ul className={styles.zones}>
          {zones.map((zone) => (
            <li key={zone.id}>
              <span className={styles.name}>{zone.name}</span>
              <span className={styles.terms}>
                {zone.feeCents === 0 ? t('zones.free') : <Money cents={zone.feeCents} />}
                {' · '}
                {t('zones.time', { from: zone.etaMin, to: zone.etaMax })}
              </span>
              <Button
                type="text"
                size="small"
                title={t('zones.edit', { name: zone.name })}
                icon={<Pencil size={16} strokeWidth={1.5} />}
                onClick={() => setEditing(zone)}
              />
              <Button
                type="text"
                size="small"
                title={t('zones.remove', { name: zone.name })}
                icon={<Trash2 size={16} strokeWidth={1.5} />}
                onClick={() => void remove(zone)}
              />
            </li>
          ))}
        </ul>
      )}
      {zones.length > 0 && editing === null ? (
        <StepActions>
          <Button type="primary" onClick={() => void onDone()}>
            {t('continue')}
          </Button>
          <Button icon={<Plus size={16} strokeWidth={1.5} aria-hidden />} onClick={() => setEditing('new')}>
            {t('zones.another')}
          </Button>
        </StepActions>
      ) : (
        <ZoneForm
          key={zone ? `${zone.id} ${zone.version}` : zones.length}
          branch={branch}
          zone={zone}
          onSaved={saved}
          after={
            zones.length > 0 ? (
              <Button type="text" onClick={() => setEditing(null)}>
                {t('cancel')}
              </Button>
            ) : (
              <SkipButton answer={answer} step="zones" onSkip={onSkip} />
            )
          }
        />
      )}
    </>
  );
}
