import { DEVICE_PRINTS } from '@domain/printing/by-browser';
import { Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './devices.module.css';
import { chooseTicketWidth, TICKET_WIDTHS, ticketWidth } from '../ticket/ticket-width';
import { chooseDevicePrints, devicePrints } from '@entities/device/device-prints';
import { useHasPermission } from '@entities/session/access';

const CHOICES = ['OFF', ...DEVICE_PRINTS] as const;

/** Whether this device prints new tickets by itself, by its browser, and on which paper. */
export function DevicePrinting() {
  const { t } = useTranslation('printing');
  const prints = devicePrints.use();
  const width = ticketWidth.use();
  const mayPrint = useHasPermission('order.accept');
  const title = useId();
  if (!mayPrint) return null;
  return (
    <section className={styles.test} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {t('device.title')}
      </h2>
      <p className={styles.faint}>{t('device.text')}</p>
      <Segmented<(typeof CHOICES)[number]>
        aria-label={t('device.title')}
        value={prints ?? 'OFF'}
        onChange={(choice) => chooseDevicePrints(choice === 'OFF' ? null : choice)}
        options={CHOICES.map((value) => ({ value, label: t(`device.${value}`) }))}
      />
      {prints !== null && (
        <Segmented
          aria-label={t('fields.width')}
          value={width}
          onChange={chooseTicketWidth}
          options={TICKET_WIDTHS.map((value) => ({ value, label: t('mm', { width: value }) }))}
        />
      )}
    </section>
  );
}
