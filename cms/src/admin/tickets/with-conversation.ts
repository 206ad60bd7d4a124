/** The kind of field that shows a ticket's conversation. */
export const CONVERSATION = 'comanda-conversation';

interface Field {
  name: string;
  type: string;
}

interface Form {
  layout: { layout: Field[][][] };
  query: unknown;
}

/** The fields that only tickets have. */
const OF_TICKETS = ['openedByName', 'waitingCustomerAt'];

/** Puts the conversation where a ticket's description would stand; other forms stay as they are. */
export function withConversation({ layout, query }: Form): Form {
  const names = layout.layout.flat(2).map(({ name }) => name);
  if (!OF_TICKETS.every((name) => names.includes(name))) return { layout, query };
  const shown = (field: Field): Field =>
    field.name === 'description' ? { ...field, type: CONVERSATION } : field;
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(shown)));
  return { layout: { ...layout, layout: panels }, query };
}
