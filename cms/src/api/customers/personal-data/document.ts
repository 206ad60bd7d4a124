import type { PersonalDataDto } from '../../../contracts/personal-data';
import { localeOf } from '../../../domain/country';
import type { Language } from '../../../contracts/session';
import { dateFormat } from '../../../domain/format';
import { formatMoney } from '../../../domain/money';
import type { Address } from '../../../domain/orders/order';
import { PERSONAL_DATA_WORDS } from './words';

/** A part of the document: labelled values, or a table. */
interface Section {
  title: string;
  facts?: [label: string, value: string][];
  table?: { headings: string[]; rows: string[][] };
}

interface Place {
  language: Language;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** ISO 4217 */
  currency: string;
  /** IANA name of the business's zone. */
  timeZone: string;
}

/** What is stored about a person as a document for them, in the language of the business. */
export function personalDataDocument(
  data: PersonalDataDto,
  place: Place,
): { title: string; subtitle: string; sections: Section[] } {
  const words = PERSONAL_DATA_WORDS[place.language];
  const { customer } = data;
  const day = (at: string | null) => (at === null ? '' : dayText(at, place));
  const code = (name: string) => (words.codes as Partial<Record<string, string>>)[name] ?? name;
  const amount = (cents: number) => formatMoney(cents, place.currency, place.country);
  const sections: Section[] = [
    {
      title: words.person,
      facts: present([
        [words.name, customer.name],
        [words.phone, customer.phone],
        [words.email, customer.email],
        [words.document, customer.document],
        [words.birthDate, customer.birthDate],
        [words.tags, customer.tags.join(', ')],
        [words.notes, customer.notes],
        [words.allergies, customer.allergies],
        [words.kitchenNote, customer.kitchenNote],
        [words.blocked, customer.blockReason],
        [words.source, day(customer.createdAt)],
        [words.figures, `${customer.orderCount} · ${amount(customer.spentCents)}`],
        ...(customer.addresses ?? []).map((address): Fact => [words.address, addressText(address)]),
      ]),
    },
    {
      title: words.merged,
      facts: present(
        data.merged.flatMap(({ name, phone, email, addresses }): Fact[] => [
          [name, [phone, email].filter(Boolean).join(' · ')],
          ...addresses.map((address): Fact => [words.address, addressText(address)]),
        ]),
      ),
    },
    {
      title: words.consents,
      table: {
        headings: [words.at, words.channel, words.purpose, words.answer, words.by],
        rows: data.consents.map(({ at, channel, purpose, given, by }) => [
          ...[day(at), code(channel), code(purpose), given ? words.given : words.withdrawn, by ?? ''],
        ]),
      },
    },
    {
      title: words.orders,
      table: {
        headings: [words.at, words.number, words.contact, words.items, words.total],
        rows: data.orders.map((order) => [
          ...[day(order.placedAt), order.number],
          lines(order.name, order.phone, order.email, order.address && addressText(order.address)),
          lines(
            ...order.items.map(({ quantity, name, variation, notes }) =>
              [`${quantity}x`, name, variation, notes && `(${notes})`].filter(Boolean).join(' '),
            ),
            ...[order.notes, order.allergies],
          ),
          amount(order.totalCents),
        ]),
      },
    },
    {
      title: words.carts,
      table: {
        headings: [words.at, words.contact, words.items],
        rows: data.carts.map(({ at, name, phone, email, items }) => [
          ...[day(at), lines(name, phone, email), items.join(', ')],
        ]),
      },
    },
    {
      title: words.feedback,
      table: {
        headings: [words.at, words.score, words.comment, words.reply],
        rows: data.feedback.map(({ at, nps, comment, reply }) => [
          day(at),
          String(nps),
          comment ?? '',
          reply ?? '',
        ]),
      },
    },
    {
      title: words.messages,
      table: {
        headings: [words.at, words.kind],
        rows: data.messages.map(({ at, topic }) => [
          ...[day(at), (words.mails as Partial<Record<string, string>>)[topic] ?? topic],
        ]),
      },
    },
  ];
  const filled = sections.filter(
    ({ facts = [], table }) => facts.length > 0 || (table?.rows.length ?? 0) > 0,
  );
  const subtitle = words.subtitle.replace('{business}', data.business).replace('{at}', day(data.exportedAt));
  return { title: words.title, subtitle, sections: filled };
}

type Fact = [label: string, value: string | null];

const present = (facts: readonly Fact[]): [string, string][] =>
  facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));

const lines = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n');

const addressText = ({
  street,
  number,
  complement,
  district,
  city,
  state,
  postalCode,
  reference,
}: Address): string =>
  [`${street} ${number}`.trim(), complement, district, city, state, postalCode, reference]
    .filter(Boolean)
    .join(', ');

const dayText = (at: string, { country, language, timeZone }: Place): string =>
  dateFormat(localeOf(country, language).words, {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone },
  }).format(new Date(at));
