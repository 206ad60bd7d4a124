import type { LoyaltyProgramDto } from '@contracts/loyalty';
import { useCallback } from 'react';
import { ProgramEditor } from './program-editor';
import { ProgramStarts } from './program-starts';
import { NEW_PROGRAM } from './program-values';
import { STARTS, useStarts } from './starts';
import { useMay } from '@entities/session/use-may';
import { useListParams } from '@shared/table/use-list-params';

/** A program, or the ways to begin one. */
export function ProgramTab({ program }: { program: LoyaltyProgramDto | null }) {
  const { params, change } = useListParams();
  const mayEdit = useMay('loyalty', 'edit');
  const starts = useStarts();
  const onCreated = useCallback(
    ({ id }: LoyaltyProgramDto) => change({ program: id, start: null }, { replace: true }),
    [change],
  );
  const chosen = params.get('start');
  if (program)
    return (
      <ProgramEditor key={program.id} program={program} initialValues={NEW_PROGRAM} onCreated={onCreated} />
    );
  if (chosen === null || !mayEdit)
    return <ProgramStarts disabled={!mayEdit} onChoose={(start) => change({ start })} />;
  const start = STARTS.find((each) => each === chosen);
  return (
    <ProgramEditor
      key={chosen}
      program={null}
      initialValues={start ? starts[start].values : NEW_PROGRAM}
      onCreated={onCreated}
    />
  );
}
