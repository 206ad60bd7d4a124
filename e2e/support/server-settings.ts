/** What a server of the journeys is started with, at a port of this machine. */
export const serverSettings = (port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  COMANDA_DEMO: '1',
  HOST: '127.0.0.1',
  PORT: String(port),
  LOG_LEVEL: 'warn',
  // Empty counts as not set, also against what a .env says.
  PUBLIC_URL: '',
  DATABASE_URL: process.env.JOURNEYS_DATABASE_URL ?? '',
  SMTP_URL: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_URL: '',
  // Printers of the journeys listen on this machine.
  PRINTER_NETWORKS: '127.0.0.0/8',
  TRUST_PROXY: '0',
  // Every customer of the journeys comes from this machine.
  RATE_LIMIT_EXEMPT_NETWORKS: '127.0.0.0/8',
});
