import { Alert, Flex, Spin } from 'antd';
import type { ClonePreviewDto } from '@contracts/branch-clone';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloneCountList } from './clone-counts';
import type { CloneValues } from './clone-values';
import { slugValue } from '@entities/branch/branch-values';
import { request } from '@shared/api/request';

/** After the last key: the server is asked for what is meant, not for each letter of it. */
const AFTER_MS = 300;

/** What the copy would come to, and what of the new branch is another one's already. */
export function ClonePreview({ values }: { values: CloneValues }) {
  const { t } = useTranslation('branches');
  const { branchId, name, slug, parts } = values;
  const [preview, setPreview] = useState<ClonePreviewDto | null>(null);
  const question = JSON.stringify({
    branchId,
    parts,
    ...(name.trim().length > 1 && { name: name.trim() }),
    ...(slug !== '' && slugValue.safeParse(slug).success && { slug }),
  });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      request<ClonePreviewDto>('POST', '/api/branches/clone/preview', JSON.parse(question), stop.signal).then(
        setPreview,
        // The copy itself says what is wrong with it.
        () => undefined,
      );
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question]);

  if (!preview) return <Spin />;
  return (
    <div role="status">
      <CloneCountList counts={preview.counts} />
      <Flex vertical gap={8}>
        {preview.taken.map((field) => (
          <Alert key={field} type="error" showIcon message={t(`clone.taken.${field}`)} />
        ))}
        {preview.notes.map((note) => (
          <Alert key={note} type="info" showIcon message={t(`clone.notes.${note}`)} />
        ))}
      </Flex>
    </div>
  );
}
