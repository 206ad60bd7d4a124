import type { TicketLine } from '@domain/printing/ticket';
import { TicketCode } from './ticket-code';
import styles from './ticket-paper.module.css';

/** A ticket as a printer would print it, from the same lines. */
export function TicketPaper({ lines }: { lines: readonly TicketLine[] }) {
  return (
    <div className={styles.paper}>
      {lines.map((line, index) => (
        <PaperLine key={index} line={line} />
      ))}
    </div>
  );
}

function PaperLine({ line }: { line: TicketLine }) {
  switch (line.kind) {
    case 'text':
      return (
        <p
          className={styles.text}
          data-size={line.size}
          data-bold={line.bold || undefined}
          data-align={line.align}
          style={line.indent ? { paddingInlineStart: `${line.indent}ch` } : undefined}
        >
          {line.text}
        </p>
      );
    case 'loud':
      return (
        <p className={styles.loud} data-size={line.size}>
          {line.text}
        </p>
      );
    case 'pair':
      return (
        <p className={styles.pair} data-size={line.size} data-bold={line.bold || undefined}>
          <span>{line.left}</span>
          <span>{line.right}</span>
        </p>
      );
    case 'rule':
      return <hr className={styles.rule} />;
    case 'qr':
      return <TicketCode text={line.value} />;
  }
}
