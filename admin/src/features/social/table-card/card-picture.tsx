import type { CardLayout, Shape } from './card-layout';
import { qrRuns } from '@shared/ui/qr-file';
import styles from '../social.module.css';

interface CardPictureProps {
  layout: CardLayout;
  url: string;
  logoUrl: string | null;
  /** What it shows, for who cannot see it. */
  label: string;
}

/** The card as it will be printed. */
export function CardPicture({ layout: { width, height, shapes }, url, logoUrl, label }: CardPictureProps) {
  const draw = (shape: Shape, key: number) => {
    switch (shape.kind) {
      case 'box': {
        const { x, y, width: wide, height: high, radius, color } = shape;
        return <rect key={key} x={x} y={y} width={wide} height={high} rx={radius} fill={color} />;
      }
      case 'logo':
        return logoUrl === null ? null : (
          <image
            key={key}
            href={logoUrl}
            x={shape.x}
            y={shape.y}
            width={shape.size}
            height={shape.size}
            preserveAspectRatio="xMidYMid slice"
          />
        );
      case 'code': {
        const { size, runs } = qrRuns(url);
        const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
        const scale = shape.size / size;
        return <path key={key} d={path} transform={`translate(${shape.x} ${shape.y}) scale(${scale})`} />;
      }
      case 'text': {
        const { x, y, size, text, bold, color } = shape;
        return (
          <text
            key={key}
            x={x}
            y={y}
            fontSize={size}
            fontFamily="Helvetica, Arial, sans-serif"
            fontWeight={bold ? 700 : 400}
            textAnchor="middle"
            fill={color}
          >
            {text}
          </text>
        );
      }
    }
  };
  return (
    <svg className={styles.card} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {shapes.map(draw)}
    </svg>
  );
}
