import QRCode from 'qrcode';
import { useMemo } from 'react';
import styles from './ticket-paper.module.css';

/** The light border that readers need around a code, in modules (ISO/IEC 18004); the paper around it is light, too. */
const QUIET = 2;

/** An address as a QR code of black modules, which a thermal head prints as they are. */
export function TicketCode({ text }: { text: string }) {
  const { side, path } = useMemo(() => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
    const dark: string[] = [];
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    return { side: modules.size + 2 * QUIET, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
