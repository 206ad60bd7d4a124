import QRCode from 'qrcode';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** The light border that readers need around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code. It is always dark on white: not every bank's reader can do it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function drawing(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const rows: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) rows.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return { size: modules.size, path: rows.join('') };
}
