import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './legal.module.css';
import type { LegalText } from './legal-links';
import { dialogWidth } from '@shared/tokens/tokens';

const SECTIONS = {
  terms: [
    'terms.what',
    'terms.account',
    'terms.business',
    'terms.not',
    'terms.price',
    'terms.failure',
    'terms.change',
  ],
  privacy: [
    'privacy.who',
    'privacy.kept',
    'privacy.why',
    'privacy.cookies',
    'privacy.long',
    'privacy.seen',
    'privacy.rights',
    'privacy.contact',
  ],
} as const satisfies Record<LegalText, readonly string[]>;

/** A legal text in plain words, in sections that can be found again. */
export default function LegalDialog({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const { t } = useTranslation(['legal', 'ui']);
  return (
    <Modal
      open
      title={t(`${text}.title`)}
      width={dialogWidth.wide}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable (WCAG 2.1.1) */}
      <div className={styles.text} role="document" tabIndex={0}>
        <p className={styles.short}>{t(`${text}.short`)}</p>
        {SECTIONS[text].map((section) => (
          <section key={section}>
            <h3>{t(`${section}.title`)}</h3>
            <p>{t(`${section}.text`)}</p>
          </section>
        ))}
      </div>
    </Modal>
  );
}
