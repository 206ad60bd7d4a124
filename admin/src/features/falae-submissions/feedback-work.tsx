import { CODE_PLACEHOLDER, type FeedbackDto } from '@contracts/feedback';
import { canMoveFeedback, type FeedbackMove } from '@domain/feedback';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './feedback.module.css';
import { ResourceSelect } from '@entities/record/resource-select';
import { useVerb } from '@entities/record/use-verb';
import { useHasPermission } from '@entities/session/access';
import { Field } from '@shared/ui/field';
import { LimitedField } from '@shared/ui/limited-field';

const DEPENDENTS = { paths: ['/api/feedback', '/api/home'] };

interface FeedbackWorkProps {
  feedback: FeedbackDto;
  /** In characters. */
  limits: { reply: number; note: number };
}

/** Assigns, answers and settles one answer; each step is taken back by its opposite where there is one. */
export function FeedbackWork({ feedback, limits }: FeedbackWorkProps) {
  const { t } = useTranslation('feedback');
  const { id, version, state, recoveryCoupon } = feedback;
  const seesTeam = useHasPermission('user.view');
  const [reply, setReply] = useState('');
  const [note, setNote] = useState('');
  const assign = useVerb<FeedbackDto>('feedback', 'assign', DEPENDENTS);
  const sendReply = useVerb<FeedbackDto>('feedback', 'reply', DEPENDENTS);
  const resolve = useVerb<FeedbackDto>('feedback', 'resolve', DEPENDENTS);
  const may = (move: FeedbackMove) => canMoveFeedback(state, move);

  return (
    <>
      {seesTeam && (
        <Field label={t('columns.owner')}>
          {(control) => (
            <ResourceSelect
              {...control}
              resource="team"
              value={feedback.ownerId}
              allowClear
              placeholder={t('nobody')}
              loading={assign.pending}
              onChange={(ownerId) => void assign.run(id, { version, ownerId: ownerId ?? null })}
            />
          )}
        </Field>
      )}
      {may('reply') &&
        (feedback.canReply ? (
          <>
            <LimitedField
              label={t('reply.label')}
              hint={
                recoveryCoupon &&
                t('coupon.placeholder', { placeholder: CODE_PLACEHOLDER, code: recoveryCoupon.code })
              }
              multiline
              max={limits.reply}
              value={reply}
              onChange={setReply}
            />
            <div className={styles.buttons}>
              <Button
                type="primary"
                disabled={reply.trim() === ''}
                loading={sendReply.pending}
                onClick={() =>
                  void sendReply
                    .run(id, { version, text: reply.trim() }, { success: t('reply.done') })
                    .then((done) => done && setReply(''))
                }
              >
                {t('reply.send')}
              </Button>
              {recoveryCoupon && (
                <Button
                  onClick={() => setReply((text) => `${text.trimEnd()} ${CODE_PLACEHOLDER}`.trimStart())}
                >
                  {t('coupon.insert')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <p className={styles.faint}>{t('reply.noAddress')}</p>
        ))}
      {may('resolve') && (
        <LimitedField
          label={t('note')}
          multiline
          max={limits.note}
          value={note}
          onChange={setNote}
          optional
        />
      )}
      <div className={styles.buttons}>
        {may('contact') && <MoveButton feedback={feedback} move="contact" undo="release" />}
        {may('resolve') && (
          <Button
            loading={resolve.pending}
            onClick={() =>
              void resolve.run(
                id,
                { version, note: note.trim() || null },
                { success: t('moves.resolve.done') },
              )
            }
          >
            {t('moves.resolve.button')}
          </Button>
        )}
        {may('reopen') && <MoveButton feedback={feedback} move="reopen" />}
        {may('archive') && <MoveButton feedback={feedback} move="archive" undo="restore" />}
        {may('restore') && <MoveButton feedback={feedback} move="restore" />}
      </div>
    </>
  );
}

type PlainMove = Exclude<FeedbackMove, 'reply' | 'resolve' | 'release'>;

interface MoveButtonProps {
  feedback: FeedbackDto;
  move: PlainMove;
  /** The move that takes it back. */
  undo?: FeedbackMove;
}

function MoveButton({ feedback: { id, version }, move, undo }: MoveButtonProps) {
  const { t } = useTranslation('feedback');
  const { run, pending } = useVerb<FeedbackDto>('feedback', move, DEPENDENTS);
  const back = useVerb<FeedbackDto>('feedback', undo ?? move, DEPENDENTS);
  return (
    <Button
      loading={pending}
      onClick={() =>
        void run(
          id,
          { version },
          {
            success: t(`moves.${move}.done`),
            undo: undo && ((moved) => void back.run(id, { version: moved.version })),
          },
        )
      }
    >
      {t(`moves.${move}.button`)}
    </Button>
  );
}
