import { Segmented } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { PrinterMenu } from './printer-menu';
import { PaperMenu } from '../ticket/paper-menu';
import { chooseTicketWidth, TICKET_WIDTHS, ticketWidth } from '../ticket/ticket-width';
import { Card } from '@shared/ui/card';

/** The paper that goes with the food, in the width of the printer at this device. */
export function TicketCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation('orders');
  const width = ticketWidth.use();
  return (
    <Card title={t('ticket.title')}>
      <div className={styles.ticketRow}>
        <Segmented
          aria-label={t('ticket.width')}
          value={width}
          onChange={chooseTicketWidth}
          options={TICKET_WIDTHS.map((value) => ({ value, label: t('ticket.mm', { width: value }) }))}
        />
        <PaperMenu orders={[order]}>{t('ticket.print')}</PaperMenu>
        <PrinterMenu order={order} />
      </div>
    </Card>
  );
}
