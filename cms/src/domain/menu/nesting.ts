import type { Extra, ExtraGroup } from './menu';
import type { GroupProblem } from './validate-groups';

/** So many groups one extra asks for at most. */
export const MAX_NESTED = 5;

export type NestingProblemCode = 'NESTED_TWICE' | 'NESTED_IN_ITSELF' | 'NESTED_TOO_DEEP' | 'NESTED_IS_ASKED';

interface NestingProblem extends GroupProblem<NestingProblemCode> {
  /** The group that stands in the way. */
  args: { group: string };
}

/** What the rules of nesting read of a group; a form's draft without an id is a group that nobody names. */
interface NestingGroup extends Pick<ExtraGroup, 'name'> {
  id: string | null;
  extras: readonly Pick<Extra, 'name' | 'extraGroupIds'>[];
}

/** A group that is asked for after an extra of another one. */
export interface AskedAfter {
  groupId: string;
  group: string;
  extra: string;
}

/** Whether some extra of a group asks for further groups; what it names counts, in use or archived. */
export function asks({ extras }: Pick<NestingGroup, 'extras'>): boolean {
  return extras.some(({ extraGroupIds }) => extraGroupIds.length > 0);
}

/** The extras after which a group is asked for, in the order of the groups. */
export function askedAfter(
  groupId: string,
  groups: readonly (NestingGroup & { id: string })[],
): AskedAfter[] {
  return groups.flatMap((group) =>
    group.extras
      .filter(({ extraGroupIds }) => extraGroupIds.includes(groupId))
      .map(({ name }) => ({ groupId: group.id, group: group.name, extra: name })),
  );
}

/**
 * What is wrong with the groups that the extras of a group ask for. There are two levels: product, group, extra, group,
 * extra, and no more. An extra does not ask for its own group, nor for a group whose extras ask for groups, nor for
 * anything once its own group is asked for after an extra; and for no group twice. Source: "nesting ≤ 2" in the design of
 * the domain.
 *
 * @param others the groups of the branch that are in use; the group itself among them counts for nothing
 */
export function nestingProblems(
  group: NestingGroup,
  others: readonly (NestingGroup & { id: string })[],
): NestingProblem[] {
  if (!asks(group)) return [];
  const rest = others.filter(({ id }) => id !== group.id);
  const [asker] = group.id === null ? [] : askedAfter(group.id, rest);
  return group.extras.flatMap(({ extraGroupIds }, index) => {
    const at = (code: NestingProblemCode, name: string, ...place: number[]): NestingProblem => ({
      code,
      path: ['extras', index, 'extraGroupIds', ...place],
      args: { group: name },
    });
    if (extraGroupIds.length === 0) return [];
    if (asker) return [at('NESTED_IS_ASKED', asker.group)];
    return extraGroupIds.flatMap((id, place): NestingProblem[] => {
      if (id === group.id) return [at('NESTED_IN_ITSELF', group.name, place)];
      const named = rest.find((one) => one.id === id);
      if (extraGroupIds.indexOf(id) < place) return [at('NESTED_TWICE', named?.name ?? '', place)];
      return named && asks(named) ? [at('NESTED_TOO_DEEP', named.name, place)] : [];
    });
  });
}
