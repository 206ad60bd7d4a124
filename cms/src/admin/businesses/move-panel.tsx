import { useState } from 'react';
import { useForm, useRBAC } from '@strapi/strapi/admin';
import { Button, Flex, Modal } from '@strapi/design-system';
import {
  BUSINESS_MOVES,
  BUSINESS_STATES,
  type BusinessMove,
  canMove,
  endsSessions,
} from '../../domain/business';
import { BUSINESS } from '../cells/row-types';
import { translate } from '../words/translations';
import { MoveDialog } from './move-dialog';
import { MOVE_WORDS } from './words';

interface Shown {
  model: string;
  documentId?: string;
  document?: { state?: unknown; tradeName?: unknown };
}

const PERMISSIONS = [{ action: 'admin::businesses.move', subject: null }];

/** Beside a business: what can be done with it as a whole, each with its reason. */
export function MovePanel({ model, documentId, document }: Shown) {
  const isBusiness = model === BUSINESS;
  const { allowedActions } = useRBAC(isBusiness ? PERMISSIONS : []);
  const state = BUSINESS_STATES.find((known) => known === document?.state);
  if (!isBusiness || !documentId || !state || allowedActions.canMove !== true) return null;
  const moves = BUSINESS_MOVES.filter((move) => canMove(state, move));
  return {
    title: translate('standing'),
    content: <Moves id={documentId} name={String(document?.tradeName)} moves={moves} />,
  };
}

interface MovesProps {
  id: string;
  name: string;
  moves: readonly BusinessMove[];
}

function Moves({ id, name, moves }: MovesProps) {
  const [open, setOpen] = useState<BusinessMove | null>(null);
  // What is typed and not saved would be lost when the row is read anew.
  const unsaved = useForm('Moves', ({ modified }) => modified);
  const close = () => setOpen(null);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {moves.map((move) => (
        <Button
          key={move}
          variant={endsSessions(move) ? 'danger-light' : 'secondary'}
          disabled={unsaved}
          onClick={() => setOpen(move)}
        >
          {translate(MOVE_WORDS[move].label)}
        </Button>
      ))}
      <Modal.Root open={open !== null} onOpenChange={close}>
        {open !== null && (
          <Modal.Content>
            <Modal.Header>
              <Modal.Title>{`${translate(MOVE_WORDS[open].label)}: ${name}`}</Modal.Title>
            </Modal.Header>
            <MoveDialog id={id} move={open} onClose={close} />
          </Modal.Content>
        )}
      </Modal.Root>
    </Flex>
  );
}
