import { useNotification } from '@refinedev/core';
import type { OpeningHoursDto } from '@contracts/opening-hours';
import type { HoursException, HoursService } from '@domain/opening-hours';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openingHoursApi } from './opening-hours-api';
import { PreviewCard } from './preview/preview-card';
import {
  branchHoursSchema,
  checkBranchHours,
  fromBranchHours,
  HOURS_SERVICES,
  toBranchHours,
  type HoursMode,
} from '@entities/opening-hours/branch-hours';
import { HoursField } from '@entities/opening-hours/hours-field';
import { useHoursWords } from '@entities/opening-hours/use-hours-words';
import { FormGroup } from '@shared/form/form-field';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { Card } from '@shared/ui/card';

const OWN_MODES: readonly HoursMode[] = ['WEEKLY', 'ALWAYS', 'CLOSED'];

const toStored = ({ hours, version }: OpeningHoursDto) => ({ values: toBranchHours(hours), version });

interface HoursFormProps {
  stored: OpeningHoursDto;
  exceptions: readonly HoursException[];
  now: Date;
  onSaved: () => void;
}

/** The week of each service. Saved whole, against the version it was read at. */
export function HoursForm({ stored, exceptions, now, onSaved }: HoursFormProps) {
  const { t } = useTranslation(['hours', 'ui']);
  const { open: notify } = useNotification();
  const words = useHoursWords();
  const [service, setService] = useState<HoursService>('ALL');
  const latest = toStored(stored);
  const form = useRecordForm({
    stored: latest.values,
    version: latest.version,
    schema: branchHoursSchema,
    check: checkBranchHours,
    words: 'hours',
    autosave: stored.branchId,
  });
  const { values } = form;
  // What is not offered has no hours to speak of, unless somebody has set them.
  const shown = HOURS_SERVICES.filter(
    (each) => each === 'ALL' || stored.services.includes(each) || values[each].mode !== 'SAME',
  );

  return (
    <RecordForm
      form={form}
      save={async (sent) => {
        const hours = fromBranchHours(sent.values);
        return toStored(await openingHoursApi.save(stored.branchId, { version: sent.version, hours }));
      }}
      onSaved={() => {
        notify?.({ type: 'success', message: t('saved') });
        onSaved();
      }}
      toStored={(row) => toStored(row as OpeningHoursDto)}
      latest={latest}
      describe={(field, of) => ({ label: t(`services.${field}`), value: words.hours(of[field]) })}
      saveLabel={t('ui:save')}
    >
      <Card title={t('week')}>
        <Tabs
          activeKey={service}
          onChange={(key) => setService(HOURS_SERVICES.find((each) => each === key) ?? 'ALL')}
          items={shown.map((each) => ({
            key: each,
            label: t(`services.${each}`),
            children: (
              <FormGroup name={each} quiet>
                <HoursField
                  value={values[each]}
                  onChange={(hours) => form.set(each, hours)}
                  modes={each === 'ALL' ? OWN_MODES : ['SAME', ...OWN_MODES]}
                  like={values.ALL}
                />
              </FormGroup>
            ),
          }))}
        />
      </Card>
      <PreviewCard
        hours={fromBranchHours(values)}
        exceptions={exceptions}
        services={stored.services}
        timeZone={stored.timezone}
        now={now}
      />
    </RecordForm>
  );
}
