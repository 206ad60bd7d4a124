import { styled } from 'styled-components';
import type { Context } from './ticket';
import { translate } from '../words/translations';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.4rem 1.6rem;
  font-size: 1.3rem;

  dt {
    color: ${({ theme }) => theme.colors.neutral600};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What the customer's dashboard knew when the ticket was opened. */
export function Facts({ context }: { context: Context }) {
  const { page, lastError: error, browser, viewport, language, version } = context;
  const facts = [
    [translate('contextPage'), page],
    [translate('contextError'), error && joined(error.code, error.message, error.request, error.at)],
    [translate('contextBrowser'), joined(browser, viewport, language)],
    [translate('contextVersion'), version],
  ] as const;
  return (
    <List>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
