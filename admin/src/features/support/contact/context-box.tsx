import type { TicketContext } from '@contracts/support';
import { useTranslation } from 'react-i18next';
import styles from './contact.module.css';
import { useFormat } from '@shared/format/context';

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What goes along with a ticket, in plain words. */
export function ContextBox({ context }: { context: TicketContext }) {
  const { t } = useTranslation('support');
  const { moment } = useFormat();
  const { page, lastError: error, browser, viewport, language, version } = context;
  const facts: [name: string, value: string | undefined][] = [
    [t('context.page'), page],
    [t('context.lastError'), error && joined(error.message || error.code, error.request, moment(error.at))],
    [t('context.browser'), joined(browser, viewport, language)],
    [t('context.version'), version],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
