import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './terms.module.css';
import { LegalLinks } from '../legal/legal-links';
import { FormField } from '@shared/form/form-field';

/** What is agreed to, with the texts to read beside it. */
export function TermsField() {
  const { t } = useTranslation('account');
  return (
    <div>
      <FormField name="acceptTerms" valuePropName="checked">
        <Checkbox>{t('terms.accept')}</Checkbox>
      </FormField>
      <div className={styles.below}>
        <LegalLinks />
      </div>
    </div>
  );
}
