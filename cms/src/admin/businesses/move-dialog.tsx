import { useState } from 'react';
import { useNotification } from '@strapi/strapi/admin';
import { Button, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { type BusinessMove, endsSessions, MOVE_REASON } from '../../domain/business';
import { translate } from '../words/translations';
import { useMoveBusinessMutation } from './api';
import { MOVE_WORDS } from './words';

interface MoveDialogProps {
  id: string;
  move: BusinessMove;
  onClose: () => void;
}

/** Says what a move does, and asks why before it is done. */
export function MoveDialog({ id, move, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [moveBusiness, { isLoading }] = useMoveBusinessMutation();
  const { toggleNotification } = useNotification();
  const { label, effect, done } = MOVE_WORDS[move];
  const confirm = async () => {
    if (reason.trim().length < MOVE_REASON.min) {
      setProblem(translate('reasonMissing'));
      return;
    }
    const answer = await moveBusiness({ id, move, reason: reason.trim() });
    if ('error' in answer) {
      setProblem(answer.error.message ?? translate('notMoved'));
      return;
    }
    toggleNotification({ type: 'success', message: translate(done) });
    onClose();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{translate(effect)}</Typography>
          <Field.Root name="reason" error={problem || false} hint={translate('reasonHint')} required>
            <Field.Label>{translate('reason')}</Field.Label>
            <Textarea
              value={reason}
              maxLength={MOVE_REASON.max}
              onChange={({ target }: { target: { value: string } }) => {
                setReason(target.value);
                setProblem('');
              }}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {translate('back')}
        </Button>
        <Button
          variant={endsSessions(move) ? 'danger' : 'default'}
          loading={isLoading}
          onClick={() => void confirm()}
        >
          {translate(label)}
        </Button>
      </Modal.Footer>
    </>
  );
}
