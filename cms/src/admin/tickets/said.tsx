import { styled } from 'styled-components';
import { momentText } from '../words/language';
import { translate } from '../words/translations';

const Article = styled.article<{ $ours: boolean }>`
  display: grid;
  gap: 0.6rem;
  padding: 1.2rem 1.6rem;
  border-radius: 0.6rem;
  background: ${({ theme, $ours }) => ($ours ? theme.colors.primary100 : theme.colors.neutral100)};

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
    font-size: 1.3rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  b {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral800};
  }
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
  }
  img {
    width: 12rem;
    height: 9rem;
    object-fit: cover;
    border-radius: 0.4rem;
  }
`;

interface SaidProps {
  author: 'CUSTOMER' | 'SUPPORT';
  name: string;
  at: string;
  text: string;
  attachments: readonly string[];
}

/** One text of a conversation, with its pictures. */
export function MessageBubble({ author, name, at, text, attachments }: SaidProps) {
  return (
    <Article $ours={author === 'SUPPORT'}>
      <header>
        <b>{name}</b>
        <time dateTime={at}>{momentText(at)}</time>
      </header>
      <p>{text}</p>
      {attachments.length > 0 && (
        <div>
          {attachments.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={translate('picture')} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </Article>
  );
}
