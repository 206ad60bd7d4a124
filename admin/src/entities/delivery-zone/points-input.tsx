import { Button, Table } from 'antd';
import { MAX_CORNERS } from '@contracts/delivery-zones';
import type { Point } from '@domain/delivery';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreaProblem } from './area-problem';
import styles from './fields.module.css';
import { PointInput } from './point-input';
import { FieldNote } from '@shared/ui/field';

interface PointsInputProps {
  value: readonly Point[];
  onChange: (points: Point[]) => void;
}

const SHOWN = 8;

/** The corner that comes after one: half-way to the next, so that the line stays as it is until it is moved. */
export function cornerAfter(points: readonly Point[], index: number): Point {
  const from = points[index] ?? { lat: 0, lng: 0 };
  const to = points[index + 1] ?? points[0] ?? from;
  const middle = (one: number, other: number) => Number(((one + other) / 2).toFixed(6));
  return { lat: middle(from.lat, to.lat), lng: middle(from.lng, to.lng) };
}

/** The corners of a drawn area, to be read and typed: the way for who draws with no pointer. */
export function PointsInput({ value, onChange }: PointsInputProps) {
  const { t } = useTranslation('zones');
  const problem = useAreaProblem();
  const wrong = problem('points');
  const insert = (index: number) =>
    onChange([...value.slice(0, index + 1), cornerAfter(value, index), ...value.slice(index + 1)]);
  const rows = value.map((point, index) => ({ point, index }));

  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{t('points.hint')}</p>
      {value.length > 0 && (
        <Table
          size="small"
          rowKey="index"
          dataSource={rows}
          pagination={{ pageSize: SHOWN, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
          columns={[
            { title: t('points.number'), width: 48, render: (_, { index }) => index + 1 },
            {
              title: t('points.place'),
              render: (_, { point, index }) => (
                <PointInput
                  number={index + 1}
                  value={point}
                  onChange={(next) => onChange(value.map((each, at) => (at === index ? next : each)))}
                />
              ),
            },
            {
              title: <span className="visually-hidden">{t('points.actions')}</span>,
              width: 84,
              render: (_, { index }) => (
                <div className={styles.tight}>
                  <Button
                    type="text"
                    size="small"
                    disabled={value.length >= MAX_CORNERS}
                    aria-label={t('points.insert', { number: index + 1 })}
                    icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
                    onClick={() => insert(index)}
                  />
                  <Button
                    type="text"
                    size="small"
                    aria-label={t('points.remove', { number: index + 1 })}
                    icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                    onClick={() => onChange(value.filter((_, at) => at !== index))}
                  />
                </div>
              ),
            },
          ]}
        />
      )}
      {wrong && (
        <div className={styles.wrong}>
          <FieldNote error={wrong} />
        </div>
      )}
      <NewPoint onAdd={(point) => onChange([...value, point])} />
    </div>
  );
}

/** A corner at the end, typed. */
function NewPoint({ onAdd }: { onAdd: (point: Point) => void }) {
  const { t } = useTranslation('zones');
  const [point, setPoint] = useState<Point | null>(null);
  const [round, setRound] = useState(0);
  return (
    <div className={styles.line}>
      <PointInput key={round} value={point} onChange={setPoint} />
      <Button
        disabled={!point}
        onClick={() => {
          if (point) onAdd(point);
          setPoint(null);
          setRound(round + 1);
        }}
      >
        {t('points.add')}
      </Button>
    </div>
  );
}
