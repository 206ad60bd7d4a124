import { z } from 'zod';
import { printJobBody, retryPrintBody } from '../../../contracts/printing';
import { nounRoutes } from '../../../crud/routes';
import { verb } from '../../../crud/verbs';
import { printJob } from '../nouns/print-job';
import { printer } from '../nouns/printer';
import { retryOrDropPrintJob } from '../use-cases/retry-or-drop-print-job';
import { finishTicket } from '../use-cases/print-at-device';
import { readJobTicket } from '../use-cases/print-order';
import { printTestPage } from '../use-cases/print-test-page';

export default nounRoutes(
  [
    printer,
    verb('POST', '/:id/test', 'settings.edit', z.unknown(), ({ viewer, id, now }) =>
      printTestPage(viewer, id, now),
    ),
  ],
  [
    printJob,
    verb('GET', '/:id/ticket', 'order.accept', z.unknown(), ({ viewer, id, now }) =>
      readJobTicket(viewer, id, now),
    ),
    verb('POST', '/:id/retry', 'order.prepare', retryPrintBody, ({ viewer, id, body, now }) =>
      retryOrDropPrintJob(viewer, id, { move: 'retry', ...body }, now),
    ),
    verb('POST', '/:id/cancel', 'order.prepare', printJobBody, ({ viewer, id, body, now }) =>
      retryOrDropPrintJob(viewer, id, { move: 'cancel', ...body }, now),
    ),
    verb('POST', '/:id/printed', 'order.prepare', printJobBody, ({ viewer, id, body, now }) =>
      retryOrDropPrintJob(viewer, id, { move: 'printed-elsewhere', ...body }, now),
    ),
    verb('POST', '/:id/done', 'order.prepare', printJobBody, ({ viewer, id, body, now }) =>
      finishTicket(viewer, id, body.version, now),
    ),
  ],
);
