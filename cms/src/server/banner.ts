import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../seed/people';
import { DEMO_SUPER_ADMIN } from '../bootstrap/super-admin';
import { environment } from '../environment';

/** Says on the terminal where to go, once the server answers. */
export function announceReady(port: number): void {
  if (environment.mode === 'test') return;
  const address = new URL(environment.publicUrl);
  if (address.hostname === environment.host || address.hostname === 'localhost') address.port = String(port);
  const base = address.origin;
  const lines = [``, `  Comanda is ready at ${base}`, ``];
  if (environment.demo) {
    lines.push(
      `  Store page   ${base}/m/cantina-centro`,
      `  Dashboard    ${base}/login`,
      `  Panel        ${base}/admin          ${DEMO_SUPER_ADMIN.email} / ${DEMO_SUPER_ADMIN.password}`,
      ``,
      `  Sign in with ${DEMO_SIGN_INS.slice(0, 4)
        .map(({ email }) => email)
        .join(', ')} … / ${DEMO_PASSWORD}`,
      ``,
    );
  }
  console.log(lines.join('\n'));
}
