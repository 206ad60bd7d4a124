import type { BranchClock } from '../sold-out/sold-out-until';

/** What the form of a new group is given, of variations or of extras. */
export interface NewGroupProps {
  branch: BranchClock & { id: string };
  onCreated: (group: { id: string }) => void;
}
