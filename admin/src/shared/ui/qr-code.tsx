import { QRCode } from 'antd';

/** The light border that readers need around a code is four modules wide (ISO/IEC 18004). */
const FRAME = { justifySelf: 'center', maxWidth: '100%', padding: 24, border: 0, borderRadius: 12 };

/** A text as a QR code. It is always dark on white: not every bank's reader can do it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <QRCode
      value={text}
      type="svg"
      size={260}
      color="#000000"
      bgColor="#ffffff"
      style={FRAME}
      role="img"
      aria-label={label}
    />
  );
}
