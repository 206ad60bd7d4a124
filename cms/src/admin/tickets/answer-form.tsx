import { useState } from 'react';
import { styled } from 'styled-components';
import { translate } from '../words/translations';

const Form = styled.div`
  display: grid;
  gap: 0.8rem;

  label {
    font-weight: 600;
    font-size: 1.2rem;
  }
  textarea {
    min-height: 12rem;
    padding: 1.2rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: 0.4rem;
    background: ${({ theme }) => theme.colors.neutral0};
    color: inherit;
    font: inherit;
    resize: vertical;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
  }
  button {
    min-height: 3.2rem;
    padding: 0 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: 0.4rem;
    background: ${({ theme }) => theme.colors.neutral0};
    color: inherit;
    font-weight: 600;
    font-size: 1.3rem;
    cursor: pointer;
  }
  button:first-child {
    border-color: transparent;
    background: ${({ theme }) => theme.colors.buttonPrimary600};
    color: #fff;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  p {
    color: ${({ theme }) => theme.colors.danger600};
  }
`;

interface AnswerFormProps {
  onAnswer: (text: string, move: 'answer' | 'resolve') => Promise<void>;
}

/** Where a super-admin writes to the customer, who is mailed and sees it at once. */
export function AnswerForm({ onAnswer }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (move: 'answer' | 'resolve') => {
    setBusy(true);
    setProblem('');
    try {
      await onAnswer(text.trim(), move);
    } catch (error) {
      setProblem(error instanceof Error && error.message !== '' ? error.message : translate('notAnswered'));
      setBusy(false);
    }
  };
  const idle = busy || text.trim() === '';
  return (
    <Form>
      <label htmlFor="ticket-answer">{translate('yourAnswer')}</label>
      <textarea
        id="ticket-answer"
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== '' && <p role="alert">{problem}</p>}
      <div>
        <button type="button" disabled={idle} onClick={() => void send('answer')}>
          {translate('answer')}
        </button>
        <button type="button" disabled={idle} onClick={() => void send('resolve')}>
          {translate('answerAndResolve')}
        </button>
      </div>
    </Form>
  );
}
