import type { BlackBoxEntry, BlackBoxLane } from '@contracts/black-box';
import { useTranslation } from 'react-i18next';
import styles from './black-box.module.css';
import { useSpan } from './use-span';
import { useFormat } from '@shared/format/context';

interface LaneProps {
  lane: BlackBoxLane;
  from: string;
  to: string;
}

/** One lane: where on the axis something happened and where nothing could be heard, and the same in words. */
export function Lane({ lane, from, to }: LaneProps) {
  const { t } = useTranslation('devices');
  const nameOf = useLaneName();
  const begin = Date.parse(from);
  const length = Math.max(1, Date.parse(to) - begin);
  const place = (at: string) => Math.min(100, Math.max(0, ((Date.parse(at) - begin) / length) * 100));
  const precise = usePrecise();
  return (
    <li className={styles.lane}>
      <h3 className={styles.name}>{nameOf(lane)}</h3>
      <svg className={styles.axis} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
        <line className={styles.line} x1="0" x2="100" y1="4" y2="4" />
        {lane.gaps.map((gap) => (
          <rect
            key={gap.from}
            className={styles.gap}
            x={place(gap.from)}
            width={Math.max(0.5, place(gap.to) - place(gap.from))}
            y="0"
            height="8"
          />
        ))}
        {lane.entries.map((entry, index) => (
          <rect
            key={index}
            className={styles.mark}
            x={Math.min(99, place(entry.at))}
            width="1"
            y="1"
            height="6"
          />
        ))}
      </svg>
      {lane.entries.length === 0 && <p className={styles.faint}>{t('blackBox.nothing')}</p>}
      <LaneEntries entries={lane.entries} />
      <ul className={styles.entries}>
        {lane.gaps.map((gap) => (
          <li key={gap.from} className={styles.gapWords}>
            <time dateTime={gap.from}>{precise(gap.from)}</time>
            <span>{t('blackBox.gap', { to: precise(gap.to) })}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What somebody saw and did, in words; `where` it was, in a list of several lanes, which says the day as well. */
export function LaneEntries({ entries }: { entries: readonly (BlackBoxEntry & { where?: string })[] }) {
  const { moment } = useFormat();
  const precise = usePrecise();
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={index}>
          <time dateTime={entry.at} title={moment(entry.at)}>
            {entry.where === undefined ? precise(entry.at) : moment(entry.at)}
          </time>
          {entry.where !== undefined && <span className={styles.name}>{entry.where}</span>}
          <Words entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** What a lane is called: a device by its name, the others by their kind. */
export function useLaneName(): (lane: BlackBoxLane) => string {
  const { t } = useTranslation('devices');
  return ({ name, kind }) => name ?? t(`blackBox.lanes.${kind}`);
}

const isOfStation = (what: BlackBoxEntry['what']) => what === 'STATION_STARTED' || what === 'STATION_READY';

function Words({ entry }: { entry: BlackBoxEntry }) {
  const { t } = useTranslation(['devices', 'orders', 'printing']);
  const { what, detail, who, device, reason, tries, waitedSec, nextTryAt } = entry;
  const { moment } = useFormat();
  const span = useSpan();
  const isTicket = what.startsWith('TICKET_');
  const words =
    what === 'ACTION'
      ? t(`orders:timeline.${detail ?? ''}`, { defaultValue: detail ?? '' })
      : t(`devices:blackBox.what.${what}`, {
          // What belongs to no station is a part as well.
          detail: detail || (isOfStation(what) ? t('orders:kitchen.noStation') : ''),
          ...(detail === 'letter' && { context: 'managers' }),
        });
  const said = [
    words,
    isTicket && t(`printing:kinds.${detail ?? ''}`, { defaultValue: '' }),
    who,
    device,
    reason !== null &&
      (isTicket
        ? t(`printing:problems.${reason}`, { defaultValue: '' })
        : t(`devices:blackBox.mailProblems.${reason}`, { defaultValue: '' })),
    tries !== null && t('devices:blackBox.tries', { count: tries }),
    waitedSec !== null && t('devices:blackBox.waited', { time: span(waitedSec) }),
    nextTryAt !== null && t('devices:blackBox.nextTry', { at: moment(nextTryAt) }),
  ];
  return <span>{said.filter(Boolean).join(' · ')}</span>;
}

/** With seconds, by the clock of the order's branch: what happens to an order on devices happens within one minute. */
const usePrecise = (): ((at: string) => string) => useFormat().preciseClock;
