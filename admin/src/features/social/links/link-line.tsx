import { MAX_LINK, normaliseSocialLink } from '@domain/social';
import { Button, Form, Input, Switch } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phonesOf, type LinkValue } from './link-values';
import styles from '../social.module.css';
import { FieldNote } from '@shared/ui/field';

interface LinkLineProps {
  link: LinkValue;
  index: number;
  /** Of the network, in words. */
  name: string;
  country: string;
  handle: ReactNode;
  error: string | undefined;
  /** Just added, and to be written. */
  isNew: boolean;
  onChange: (link: LinkValue) => void;
  onRemove: () => void;
}

/** A link as somebody writes it, with the address that it becomes. */
export function LinkLine(props: LinkLineProps) {
  const { link, index, name, country, handle, error, isNew, onChange, onRemove } = props;
  const { t } = useTranslation('social');
  const { network, url, visible } = link;
  const answer = normaliseSocialLink(network, url, phonesOf(country));

  return (
    <div className={styles.link}>
      <span className={styles.beside}>{handle}</span>
      <span className={`${styles.beside} ${styles.name}`}>{name}</span>
      <Form.Item
        data-field={`links.${index}.url`}
        validateStatus={error ? 'error' : undefined}
        help={
          error ? (
            <FieldNote error={error} />
          ) : (
            answer.ok && (
              <span className={styles.becomes}>
                <FieldNote hint={t('links.becomes', { url: answer.url })} />
              </span>
            )
          )
        }
      >
        <Input
          aria-label={name}
          aria-invalid={error ? true : undefined}
          value={url}
          maxLength={MAX_LINK}
          placeholder={t(`placeholders.${network}`)}
          inputMode={network === 'WHATSAPP' ? 'tel' : 'url'}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          autoFocus={isNew}
          onChange={({ target }) => onChange({ ...link, url: target.value })}
        />
      </Form.Item>
      <span className={styles.beside}>
        <Switch
          size="small"
          aria-label={t('links.show', { name })}
          checked={visible}
          onChange={(on) => onChange({ ...link, visible: on })}
        />
      </span>
      <Button
        type="text"
        title={t('links.remove', { name })}
        icon={<X size={16} strokeWidth={1.5} />}
        onClick={onRemove}
      />
    </div>
  );
}
