import { Select } from 'antd';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@domain/social';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkLine } from './link-line';
import type { LinkValue } from './link-values';
import styles from '../social.module.css';
import { moveRow } from '@shared/sortable/reorder';
import { SortableList } from '@shared/sortable/sortable-list';

interface LinksInputProps {
  value: readonly LinkValue[];
  /** ISO 3166-1 alpha-2, for phones. */
  country: string;
  /** What is wrong with the link at a place. */
  errorOf: (index: number) => string | undefined;
  onChange: (links: LinkValue[]) => void;
}

/** Links in their order, one of a network at most. */
export function LinksInput({ value: links, country, errorOf, onChange }: LinksInputProps) {
  const { t } = useTranslation('social');
  const [added, setAdded] = useState<SocialNetwork>();
  const left = SOCIAL_NETWORKS.filter((network) => links.every((link) => link.network !== network));
  const nameOf = ({ network }: LinkValue) => t(`networks.${network}`);

  return (
    <>
      {links.length === 0 ? (
        <p className={styles.text}>{t('links.none')}</p>
      ) : (
        <SortableList
          label={t('links.order')}
          rows={links}
          idOf={({ network }) => network}
          nameOf={nameOf}
          fixed={links.length < 2}
          onMove={(from, to) => onChange(moveRow(links, from, to))}
          className={styles.links}
        >
          {(link, handle) => {
            const index = links.indexOf(link);
            return (
              <LinkLine
                link={link}
                index={index}
                name={nameOf(link)}
                country={country}
                handle={handle}
                error={errorOf(index)}
                isNew={link.network === added}
                onChange={(next) => onChange(links.map((each) => (each === link ? next : each)))}
                onRemove={() => onChange(links.filter((each) => each !== link))}
              />
            );
          }}
        </SortableList>
      )}
      <Select
        className={styles.add}
        aria-label={t('links.add')}
        placeholder={t(left.length > 0 ? 'links.add' : 'links.all')}
        disabled={left.length === 0}
        value={null}
        options={left.map((network) => ({ value: network, label: t(`networks.${network}`) }))}
        onChange={(network: SocialNetwork | null) => {
          if (network === null) return;
          setAdded(network);
          onChange([...links, { network, url: '', visible: true }]);
        }}
      />
    </>
  );
}
