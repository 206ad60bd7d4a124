/** Rows of tickets as the panel's API has them. */
export interface Ticket {
  state: string;
  description: string;
  openedByName: string;
  openedAt: string;
  attachments: string[] | null;
  context: Context | null;
}

export interface Context {
  page?: string;
  version?: string;
  browser?: string;
  language?: string;
  viewport?: string;
  lastError?: { code: string; message: string; request?: string; at: string };
}

export interface Message {
  documentId: string;
  author: 'CUSTOMER' | 'SUPPORT';
  authorName: string;
  at: string;
  text: string;
  attachments: string[] | null;
}
