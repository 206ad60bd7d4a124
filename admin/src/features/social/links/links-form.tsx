import { useNotification } from '@refinedev/core';
import type { SocialLinksDto } from '@contracts/social-links';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLinks, linksOf, linksSchema, toStored, type LinksValues } from './link-values';
import { LinksInput } from './links-input';
import { LinksPreview } from './links-preview';
import styles from '../social.module.css';
import { request } from '@shared/api/request';
import { FormGroup } from '@shared/form/form-field';
import { RecordForm } from '@entities/record/record-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { Card } from '@shared/ui/card';

interface LinksFormProps {
  stored: SocialLinksDto;
  onSaved: () => void;
}

/** The links of a branch. Saved whole, against the version of the branch that they were read at. */
export function LinksForm({ stored, onSaved }: LinksFormProps) {
  const { t } = useTranslation(['social', 'ui']);
  const { open: notify } = useNotification();
  const { branchId, store } = stored;
  const latest = toStored(stored);
  const check = useMemo(() => checkLinks(store.country), [store.country]);
  const form = useRecordForm<LinksValues>({
    stored: latest.values,
    version: latest.version,
    schema: linksSchema,
    check,
    words: 'social',
    autosave: branchId,
  });
  const { values } = form;

  return (
    <RecordForm
      form={form}
      save={async (sent) =>
        toStored(
          await request<SocialLinksDto>('PUT', `/api/branches/${branchId}/social-links`, {
            links: sent.values.links,
            version: sent.version,
          }),
        )
      }
      onSaved={() => {
        notify?.({ type: 'success', message: t('saved') });
        onSaved();
      }}
      toStored={(row) => toStored(row as SocialLinksDto)}
      latest={latest}
      describe={(field, of) => ({
        label: t(`fields.${field}`),
        value:
          of.links
            .map(({ network, url, visible }) =>
              [t(`networks.${network}`), url, !visible && t('links.hidden')].filter(Boolean).join(' · '),
            )
            .join('; ') || t('links.nothing'),
      })}
      saveLabel={t('ui:save')}
    >
      <Card title={t('links.title')}>
        <p className={styles.text}>{t('links.text')}</p>
        <FormGroup name="links" label={t('links.title')} quiet deep={false}>
          <LinksInput
            value={values.links}
            country={store.country}
            errorOf={(index) => form.error(`links.${index}.url`) ?? form.error(`links.${index}.network`)}
            onChange={(links) => form.set('links', links)}
          />
        </FormGroup>
      </Card>
      <LinksPreview links={linksOf(values, store.country)} store={store} />
    </RecordForm>
  );
}
