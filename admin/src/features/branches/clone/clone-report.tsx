import { Alert, List } from 'antd';
import type { CloneReportDto } from '@contracts/branch-clone';
import { useTranslation } from 'react-i18next';
import { CloneCountList } from './clone-counts';
import { branches } from '../branches.feature';
import { fillPath } from '@shared/routing/path';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';

/** What was made, what was left at the source and why. */
export function CloneReport({ report: { branch, created, skipped, notes } }: { report: CloneReportDto }) {
  const { t } = useTranslation('branches');
  return (
    <Card
      title={t('clone.done', { name: branch.name })}
      actions={
        <LinkButton type="primary" to={fillPath(branches.paths.edit, { id: branch.id })}>
          {t('clone.open')}
        </LinkButton>
      }
    >
      <CloneCountList counts={created} />
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon message={t(`clone.notes.${note}`)} />
      ))}
      {skipped.length > 0 && (
        <List
          size="small"
          header={t('clone.left')}
          dataSource={skipped}
          renderItem={({ part, reason }) => (
            <List.Item extra={t(`clone.reasons.${reason}`)}>{t(`clone.part.${part}`)}</List.Item>
          )}
        />
      )}
    </Card>
  );
}
