import type { FeedbackDto } from '@contracts/feedback';
import { FEEDBACK_KINDS, FEEDBACK_STATES } from '@domain/feedback';
import { ORDER_CHANNELS } from '@domain/orders/order';
import type { CrudSort } from '@refinedev/core';
import { Button } from 'antd';
import { MessageSquareHeart, MessageSquareReply } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AnswerText } from './answer-text';
import { FeedbackStateTag } from './feedback-state-tag';
import styles from './feedback.module.css';
import {
  ChoiceFilter,
  PeriodFilter,
  ResourceFilter,
  SingleChoiceFilter,
} from '@entities/record/list/list-filters';
import { ResourceList } from '@entities/record/list/resource-list';
import { useGrant, useHasPermission } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import type { ListColumn } from '@shared/table/list-columns';

const FeedbackDrawer = lazy(async () => ({ default: (await import('./feedback-drawer')).FeedbackDrawer }));

/** The answer that is open, in the address: a message about it links there. */
const ANSWER = 'answer';
const NEWEST: CrudSort = { field: 'givenAt', order: 'desc' };

/** The answers of customers as a queue: what waits, who works on it and until when. */
export function FeedbackList({ branchId }: { branchId: string | undefined }) {
  const { t } = useTranslation(['feedback', 'order', 'navigation']);
  const { relative } = useFormat();
  const now = useNow();
  const isWhole = useGrant('feedback.view') === 'full';
  const seesTeam = useHasPermission('user.view');
  const [params, setParams] = useSearchParams();
  const openId = params.get(ANSWER);
  const setOpenId = (id: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(ANSWER);
        else after.set(ANSWER, id);
        return after;
      },
      { replace: true },
    );
  const columns: ListColumn<FeedbackDto>[] = [
    { key: 'answer', title: t('columns.answer'), render: (row) => <AnswerText feedback={row} /> },
    {
      key: 'state',
      title: t('columns.state'),
      card: 'line',
      render: (row) => <FeedbackStateTag feedback={row} />,
    },
    {
      key: 'owner',
      title: t('columns.owner'),
      from: 900,
      card: 'line',
      render: ({ ownerName }) => ownerName ?? '–',
    },
    {
      key: 'givenAt',
      title: t('columns.givenAt'),
      sorter: true,
      from: 720,
      render: ({ givenAt }) => <span className={styles.faint}>{relative(givenAt, now)}</span>,
    },
  ];
  return (
    <>
      <ResourceList<FeedbackDto>
        resource="feedback"
        title={t('navigation:feedback')}
        columns={columns}
        sort={NEWEST}
        branchId={branchId}
        search={t('search')}
        filters={(list) => (
          <>
            <ChoiceFilter
              list={list}
              field="state"
              label={t('columns.state')}
              options={FEEDBACK_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
            {isWhole && (
              <>
                <ChoiceFilter
                  list={list}
                  field="kind"
                  label={t('columns.kind')}
                  options={FEEDBACK_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                />
                <ChoiceFilter
                  list={list}
                  field="channel"
                  label={t('columns.channel')}
                  options={ORDER_CHANNELS.map((value) => ({ value, label: t(`order:channels.${value}`) }))}
                />
                {seesTeam && (
                  <ResourceFilter list={list} field="ownerId" label={t('columns.owner')} resource="team" />
                )}
                <SingleChoiceFilter
                  list={list}
                  field="source"
                  label={t('columns.source')}
                  options={(['SURVEY', 'FALAE'] as const).map((value) => ({
                    value,
                    label: t(`sources.${value}`),
                  }))}
                />
              </>
            )}
            <PeriodFilter list={list} field="businessDay" label={t('columns.businessDay')} />
          </>
        )}
        rowActions={(row) => (
          <Button
            type="text"
            icon={<MessageSquareReply size={16} strokeWidth={1.75} aria-hidden />}
            title={t('open')}
            aria-label={t('open')}
            onClick={() => setOpenId(row.id)}
          />
        )}
        empty={{ icon: MessageSquareHeart, title: t('empty.title'), text: t('empty.text') }}
      />
      <Suspense fallback={null}>
        {openId && <FeedbackDrawer key={openId} id={openId} onClose={() => setOpenId(null)} />}
      </Suspense>
    </>
  );
}
