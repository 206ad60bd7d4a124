import { describe, expect, it } from 'vitest';
import {
  OPEN_RELEASE_STATES,
  RELEASE_ACTIONS,
  RELEASE_STATES,
  RELEASE_TRANSITIONS,
  stateAfter,
  type ReleaseState,
} from '../../../src/domain/menu-releases';

describe('the life cycle of a release', () => {
  it('reaches every state from the first one', () => {
    const reached = new Set<ReleaseState>(['COLLECTING']);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of RELEASE_TRANSITIONS) {
        if (to && from.some((state) => reached.has(state))) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...RELEASE_STATES].sort());
  });

  it('has one row for each action', () => {
    expect(RELEASE_TRANSITIONS.map(({ action }) => action)).toEqual([...RELEASE_ACTIONS]);
  });

  it('ends where nothing more can happen', () => {
    const ends = RELEASE_STATES.filter((state) =>
      RELEASE_ACTIONS.every((action) => stateAfter(state, action) === null),
    );
    expect(ends).toEqual(['ROLLED_BACK', 'DISCARDED']);
  });

  it('changes what is staged only while it collects', () => {
    const staging = RELEASE_STATES.filter((state) => stateAfter(state, 'stage') !== null);
    expect(staging).toEqual(['COLLECTING']);
    expect(stateAfter('COLLECTING', 'stage')).toBe('COLLECTING');
  });

  it('leads from every open state on and out', () => {
    for (const state of OPEN_RELEASE_STATES) expect(stateAfter(state, 'discard')).toBe('DISCARDED');
    expect(stateAfter('FAILED', 'publish')).toBeNull();
    expect(stateAfter('FAILED', 'collect')).toBe('COLLECTING');
    expect(stateAfter('PUBLISHED', 'discard')).toBeNull();
    expect(stateAfter('ROLLED_BACK', 'roll-back')).toBeNull();
  });
});
