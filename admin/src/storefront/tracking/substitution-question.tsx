import type { TrackedOrderDto } from '@contracts/storefront';
import type { IfSoldOut } from '@domain/orders/order';
import { counted } from '@domain/menu/unit';
import { extraWords } from '@domain/orders/choices';
import { minutesAndSeconds } from '@shared/format/minutes-seconds';
import { answerSubstitution } from '../api/order-api';
import { fetchOrder } from '../api/store-api';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { useNow } from '../ui/use-now';
import styles from './substitution-question.module.css';
import { useSending } from './use-sending';

type Question = NonNullable<TrackedOrderDto['substitution']>;

interface SubstitutionQuestionProps {
  token: string;
  question: Question;
  /** What the order comes to as it stands. */
  totalCents: number;
  onChange: (order: TrackedOrderDto) => void;
}

const KINDS = { SUBSTITUTE: 'primary', REMOVE: 'plain', CANCEL: 'danger' } as const;

/** Something is sold out: what the store offers instead, what each answer costs, and how long there is to say so. */
export function SubstitutionQuestion({ token, question, totalCents, onChange }: SubstitutionQuestionProps) {
  const { t, money, language } = useLocale();
  const { sending, problem, send } = useSending();
  const { item, substitute, answers, onSilence } = question;
  const sumOf = (answer: IfSoldOut) =>
    answer === 'SUBSTITUTE' ? question.totalCents : answer === 'REMOVE' ? question.totalWithoutCents : null;

  const say = (answer: IfSoldOut) =>
    send(
      async () => onChange(await answerSubstitution(token, { id: question.id, answer }, language)),
      // Refused means that it is settled otherwise by now: show how.
      async () => onChange(await fetchOrder(token, language)),
    );

  return (
    <section className={styles.card} aria-label={t('question.title')}>
      <h2>{t('question.title')}</h2>
      <TimeLeft answerBy={question.answerBy} />
      <div className={styles.change}>
        <s className={styles.gone}>
          <ItemWords item={item} />
        </s>
        <span className={styles.gone}>{money(item.totalCents)}</span>
        <span>
          <ItemWords item={substitute} />
        </span>
        <span>{money(substitute.totalCents)}</span>
      </div>
      {answers.map((answer) => {
        const cents = sumOf(answer);
        const isSame = cents === totalCents;
        return (
          <Action
            key={answer}
            kind={KINDS[answer]}
            wide
            aria-disabled={sending}
            {...(cents !== null && { end: isSame ? t('question.samePrice') : money(cents) })}
            onClick={() => void say(answer)}
          >
            {t(`question.${answer}`)}
          </Action>
        );
      })}
      <p className={styles.silence}>{t(`question.silence.${onSilence}`)}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
    </section>
  );
}

function ItemWords({ item }: { item: Question['item'] }) {
  const chosen = [...(item.variation ? [item.variation.name] : []), ...extraWords(item.extras)];
  return (
    <>
      {counted(item.quantity, item.unit)} {item.name}
      {chosen.length > 0 && <span className={styles.more}>{chosen.join(', ')}</span>}
    </>
  );
}

/** In seconds, as there are two minutes at most; not read out each second. */
function TimeLeft({ answerBy }: { answerBy: string }) {
  const { t } = useLocale();
  const seconds = Math.max(0, Math.ceil((Date.parse(answerBy) - useNow(1_000).getTime()) / 1_000));
  const time = minutesAndSeconds(seconds);
  return (
    <p className={styles.left} role="timer">
      {seconds > 0 ? t('question.left', { time }) : t('question.over')}
    </p>
  );
}
