import type { BranchDto } from '@contracts/branches';
import { ColorPicker, Form, Input, Select } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionForm } from './section-form';
import { profileSchema, profileValues, type ProfileValues } from './section-values';
import { SlugField } from '@entities/branch/slug-field';
import { PictureField } from '@entities/photo/picture-field';
import { unsentPhotoIssues } from '@entities/photo/unsent';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { useRecordForm } from '@shared/form/use-record-form';

const LOGO_WIDTH = 64;
const BANNER_WIDTH = 192;

/** What customers see of a branch first. */
export function ProfileSection({ branch }: { branch: BranchDto }) {
  const { t } = useTranslation(['branches', 'branch']);
  const [sending, setSending] = useState<Partial<Record<'logoUrl' | 'bannerUrl', boolean>>>({});
  const check = useCallback(
    () => [
      ...unsentPhotoIssues('logoUrl', sending.logoUrl === true),
      ...unsentPhotoIssues('bannerUrl', sending.bannerUrl === true),
    ],
    [sending],
  );
  const form = useRecordForm<ProfileValues>({
    stored: profileValues(branch),
    version: branch.version,
    schema: profileSchema,
    check,
    words: 'branch',
    autosave: branch.id,
  });
  const onLogo = useCallback((on: boolean) => setSending((now) => ({ ...now, logoUrl: on })), []);
  const onBanner = useCallback((on: boolean) => setSending((now) => ({ ...now, bannerUrl: on })), []);
  const moves = form.values.slug !== branch.slug;

  const describe = (field: keyof ProfileValues, of: ProfileValues) => {
    const texts: Record<keyof ProfileValues, string> = {
      name: of.name,
      slug: of.slug,
      description: of.description || '–',
      cuisines: of.cuisines.join(', ') || '–',
      color: of.color ?? '–',
      logoUrl: t(of.logoUrl ? 'picture.one' : 'picture.none'),
      bannerUrl: t(of.bannerUrl ? 'picture.one' : 'picture.none'),
    };
    return { label: t(`fields.${field}`), value: texts[field] };
  };

  return (
    <SectionForm
      branch={branch}
      form={form}
      toValues={profileValues}
      toBody={({ slug, ...changes }) => ({ ...changes, ...(slug && { slug }) })}
      describe={describe}
    >
      <FormSection title={t('form.names')}>
        <FormField name="name" hint={t('branch:fields.nameHint')}>
          <Input />
        </FormField>
        <SlugField
          hint={moves ? t('form.oldSlug', { slug: branch.slug }) : t('branch:fields.slugHint')}
          optional={false}
        />
        <FormField name="description" hint={t('form.descriptionHint')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </FormField>
        <FormField name="cuisines" hint={t('form.cuisinesHint')}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} />
        </FormField>
      </FormSection>
      <FormSection title={t('form.look')}>
        <FormField
          name="color"
          hint={t('form.colorHint')}
          optional
          getValueFromEvent={(color: { cleared: false | string; toHexString: () => string }) =>
            color.cleared ? null : color.toHexString().slice(0, '#rrggbb'.length)
          }
        >
          <ColorPicker allowClear disabledAlpha showText />
        </FormField>
        <FormGroup name="logoUrl">
          <Form.Item name="logoUrl" noStyle>
            <PictureField label={t('fields.logoUrl')} purpose="logo" width={LOGO_WIDTH} onSending={onLogo} />
          </Form.Item>
        </FormGroup>
        <FormGroup name="bannerUrl">
          <Form.Item name="bannerUrl" noStyle>
            <PictureField
              label={t('fields.bannerUrl')}
              purpose="banner"
              width={BANNER_WIDTH}
              onSending={onBanner}
            />
          </Form.Item>
        </FormGroup>
      </FormSection>
    </SectionForm>
  );
}
