import { Link } from 'react-router-dom';
import { DAY_MS } from '../../domain/time';
import { ageOf } from '../cells/age';
import { RowLink } from '../cells/row-link';
import { BUSINESS } from '../cells/row-types';
import { ROWS } from '../cells/rows';
import { panelFormats } from '../words/language';
import { valueWord, translate } from '../words/translations';
import { RowsWidget } from './rows-widget';

const TICKET = 'api::support.support-ticket';
const SUBSCRIPTION = 'api::plans.subscription';
const DAYS_AHEAD = 7;

interface Business {
  documentId: string;
  tradeName: string;
  state: string;
  createdAt: string;
  updatedAt: string;
}

interface Ticket {
  documentId: string;
  subject: string;
  businessId: string;
  lastMessageAt: string | null;
  openedAt: string;
}

interface Subscription {
  documentId: string;
  businessId: string;
  planSlug: string;
  trialEndsAt: string;
}

const businessLink = ({ documentId, tradeName }: Business) => (
  <Link to={`${ROWS}/${BUSINESS}/${documentId}`}>{tradeName}</Link>
);
const dayOf = (instant: string): string => panelFormats().dateWithYear(instant);

/** Who signed up lately, and how each stands. */
export const NewestBusinesses = () => (
  <RowsWidget<Business>
    uid={BUSINESS}
    sort="id:DESC"
    empty="noBusinesses"
    cells={(business) => [businessLink(business), valueWord(business.state), dayOf(business.createdAt)]}
  />
);

/** Who waits for an answer of ours, in the order of the queue. */
export const OpenTickets = () => (
  <RowsWidget<Ticket>
    uid={TICKET}
    sort="queueKey:ASC"
    conditions={[
      ['state', '$ne', 'WAITING_CUSTOMER'],
      ['state', '$ne', 'RESOLVED'],
      ['state', '$ne', 'CLOSED'],
    ]}
    empty="noTickets"
    cells={({ documentId, subject, businessId, lastMessageAt, openedAt }) => [
      <Link key="ticket" to={`${ROWS}/${TICKET}/${documentId}`}>
        {subject}
      </Link>,
      <RowLink key="business" uid={BUSINESS} id={businessId} />,
      ageOf(lastMessageAt ?? openedAt),
    ]}
  />
);

/** Trials that end soon; one that has ended already is past the day on which something could be done. */
export const TrialsEnding = () => {
  const now = new Date();
  return (
    <RowsWidget<Subscription>
      uid={SUBSCRIPTION}
      sort="trialEndsAt:ASC"
      conditions={[
        ['state', '$eq', 'TRIALING'],
        ['trialEndsAt', '$gte', dateOf(now)],
        ['trialEndsAt', '$lte', dateOf(new Date(now.getTime() + DAYS_AHEAD * DAY_MS))],
      ]}
      empty="noTrials"
      cells={({ documentId, businessId, planSlug, trialEndsAt }) => [
        <RowLink key="business" uid={BUSINESS} id={businessId} />,
        <Link key="plan" to={`${ROWS}/${SUBSCRIPTION}/${documentId}`} aria-label={translate('subscription')}>
          {planSlug}
        </Link>,
        ageOf(trialEndsAt),
      ]}
    />
  );
};

/** Whose payment is late, longest first. */
export const PastDue = () => (
  <RowsWidget<Business>
    uid={BUSINESS}
    sort="updatedAt:ASC"
    conditions={[['state', '$eq', 'PAST_DUE']]}
    empty="noPastDue"
    cells={(business) => [businessLink(business), dayOf(business.updatedAt)]}
  />
);

/** To the minute, so that the same question is asked when the widget is drawn again. */
const dateOf = (moment: Date): string => `${moment.toISOString().slice(0, 16)}:00.000Z`;
