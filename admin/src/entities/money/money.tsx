import { useFormat } from '@shared/format/context';

/** An amount in equal-width figures; a dash where the viewer may not see it. */
export function Money({ cents }: { cents: number | null }) {
  const { money } = useFormat();
  return <span className="figures">{cents === null ? '–' : money(cents)}</span>;
}
