import { Checkbox } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './terms.module.css';
import { LegalLinks } from '../legal/legal-links';
import { FieldPlace } from '@shared/form/field-place';

interface TermsFieldProps {
  form: {
    values: { acceptTerms: boolean };
    set: (field: 'acceptTerms', value: boolean) => void;
    error: (field: string) => string | undefined;
  };
}

/** What is agreed to, with the texts to read beside it. */
export function TermsField({ form }: TermsFieldProps) {
  const { t } = useTranslation('account');
  const note = useId();
  const error = form.error('acceptTerms');
  return (
    <FieldPlace name="acceptTerms">
      <Checkbox
        checked={form.values.acceptTerms}
        aria-describedby={error ? note : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => form.set('acceptTerms', event.target.checked)}
      >
        {t('terms.accept')}
      </Checkbox>
      <div className={styles.below}>
        <LegalLinks />
        {error && (
          <p id={note} className={styles.error}>
            <CircleAlert size={12} aria-hidden />
            {error}
          </p>
        )}
      </div>
    </FieldPlace>
  );
}
