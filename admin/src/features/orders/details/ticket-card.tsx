import { Button, Segmented } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { PrinterMenu } from './printer-menu';
import { chooseTicketWidth, TICKET_WIDTHS, ticketWidth } from '../ticket/ticket-width';
import { usePrintOrder } from '../ticket/use-print-order';
import { Card } from '@shared/ui/card';

/** The paper that goes with the food, in the width of the printer at this device. */
export function TicketCard({ order }: { order: OrderDto }) {
  const { t } = useTranslation('orders');
  const width = ticketWidth.use();
  const printOrder = usePrintOrder();
  return (
    <Card title={t('ticket.title')}>
      <div className={styles.ticketRow}>
        <Segmented
          aria-label={t('ticket.width')}
          value={width}
          onChange={chooseTicketWidth}
          options={TICKET_WIDTHS.map((value) => ({ value, label: t('ticket.mm', { width: value }) }))}
        />
        <Button
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void printOrder(order.id)}
        >
          {t('ticket.print')}
        </Button>
        <PrinterMenu order={order} />
      </div>
    </Card>
  );
}
