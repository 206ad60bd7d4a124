import type { MessageAuthor } from '@contracts/support';
import { imageSources } from '@domain/images';
import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contact.module.css';
import { Avatar } from '@entities/person/avatar';
import { useFormat } from '@shared/format/context';
import { classes } from '@shared/ui/classes';

interface TicketMessageProps {
  author: MessageAuthor;
  name: string;
  at: string;
  text: string;
  attachments: readonly string[];
  /** What the text did beside being written. */
  note?: string;
  children?: ReactNode;
}

/** One text of a conversation. */
export function TicketMessage({ author, name, at, text, attachments, note, children }: TicketMessageProps) {
  const { t } = useTranslation('support');
  const { moment } = useFormat();
  const ours = author === 'SUPPORT';
  return (
    <li className={classes(styles.message, ours && styles.ours)}>
      {ours ? (
        <span className={styles.mark} aria-hidden>
          <LifeBuoy size={16} strokeWidth={1.75} />
        </span>
      ) : (
        <Avatar name={name} photoUrl={null} size={32} />
      )}
      <article className={styles.said}>
        <header className={styles.who}>
          <b>{name}</b>
          <time dateTime={at}>{moment(at)}</time>
          {note && <span>{note}</span>}
        </header>
        <p className={styles.text}>{text}</p>
        {attachments.length > 0 && (
          <ul className={styles.pictures}>
            {attachments.map((url, index) => (
              <li key={url} className={styles.picture}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    {...imageSources(url)}
                    sizes="96px"
                    alt={t('attachments.open', { number: index + 1 })}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </article>
    </li>
  );
}
