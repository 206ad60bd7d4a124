import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../seed/people';
import { DEMO_SUPER_ADMIN } from '../bootstrap/super-admin';
import { environment } from '../environment';

/** Says on the terminal where to go, once the server answers. */
export function announceReady(port: number): void {
  if (environment.mode === 'test') return;
  // A port of 0 is only known now; what a proxy is reached by was said in the settings.
  const base = environment.publicUrl.replace(/:0$/, `:${port}`);
  const lines = [``, `  Comanda is ready at ${base}`, ``];
  if (environment.demo) {
    lines.push(
      `  Store page   ${base}/m/cantina-centro`,
      `  Dashboard    ${base}/login`,
      `  Panel        ${base}/admin${environment.adminEmail ? '' : `   ${DEMO_SUPER_ADMIN.email} / ${DEMO_SUPER_ADMIN.password}`}`,
      ``,
      `  Sign in with ${DEMO_SIGN_INS.slice(0, 4)
        .map(({ email }) => email)
        .join(', ')} … / ${DEMO_PASSWORD}`,
      ``,
    );
  }
  console.log(lines.join('\n'));
}
