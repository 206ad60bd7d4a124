import { useNotification } from '@refinedev/core';
import type { LoyaltyProgramDto } from '@contracts/loyalty';
import { Alert, ConfigProvider } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoyaltyCard } from './loyalty-card';
import { ProgramForm } from './program-form';
import layout from '../../form-with-aside.module.css';
import styles from './program.module.css';
import { valuesOf, type ProgramForm as Values } from './program-values';
import { RecordActivity } from '@entities/activity/record-activity';
import { useMay } from '@entities/session/use-may';

interface ProgramEditorProps {
  /** Null for a new one. */
  program: LoyaltyProgramDto | null;
  /** The values of a new program. */
  initialValues: Values;
  onCreated: (row: LoyaltyProgramDto) => void;
}

/** The form of a program and, beside it, the card that customers see. */
export function ProgramEditor({ program, initialValues, onCreated }: ProgramEditorProps) {
  const { t } = useTranslation('loyalty');
  const { open: notify } = useNotification();
  const mayEdit = useMay('loyalty', 'edit');
  const [values, setValues] = useState(program ? valuesOf(program) : initialValues);
  const isNew = program === null;
  const isClosed = program?.state === 'CLOSED';
  const onSaved = useCallback(
    (row: LoyaltyProgramDto) => {
      notify?.({ type: 'success', message: t(isNew ? 'created' : 'saved') });
      if (isNew) onCreated(row);
    },
    [isNew, notify, onCreated, t],
  );
  return (
    <div className={layout.columns}>
      <div className={styles.main}>
        {(isClosed || !mayEdit) && (
          <Alert type="info" showIcon message={t(isClosed ? 'closedText' : 'readOnly')} />
        )}
        <ConfigProvider componentDisabled={isClosed || !mayEdit}>
          <ProgramForm
            program={program}
            initialValues={initialValues}
            onValues={setValues}
            onSaved={onSaved}
          />
        </ConfigProvider>
      </div>
      <aside className={layout.aside}>
        <LoyaltyCard values={values} />
        {program && <RecordActivity entity="loyalty-program" id={program.id} version={program.version} />}
      </aside>
    </div>
  );
}
