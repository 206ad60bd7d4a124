import { QRCode } from 'antd';
import styles from './qr-code.module.css';

/** A text as a QR code. It is always dark on white: not every bank's reader can do it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <QRCode
      value={text}
      type="svg"
      size={260}
      color="#000000"
      bgColor="#ffffff"
      className={styles.code}
      role="img"
      aria-label={label}
    />
  );
}
