import { composeFile, inProject } from './project-files';
import { newCertificate, newProxyFolder, startCaddy, startHaproxy, startNginx } from './proxies';
import { freePort } from './spawned';

/** The block of a kind that docs/deployment.md shows. */
function shown(kind: string): string {
  const [, block] = new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``).exec(inProject('docs/deployment.md')) ?? [];
  if (!block) throw new Error(`docs/deployment.md shows no ${kind}`);
  return block;
}

/** Puts what is on this machine in the place of what a configuration shows, all of which has to be in it. */
function fill(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((filled, [place, own]) => {
    if (!filled.includes(place)) throw new Error(`Not in the configuration: ${place}`);
    return filled.replaceAll(place, own);
  }, text);
}

const HOST = 'orders.example.com';
const CERTIFICATE = `/etc/ssl/${HOST}.pem`;
const KEY = `/etc/ssl/${HOST}.key`;

/** The addresses of one or two servers, in the places of the two that a configuration names. */
const servers = (places: [first: string, second: string], ports: number[]) => ({
  [places[0]]: `127.0.0.1:${ports[0]}`,
  [places[1]]: ports[1] === undefined ? '' : `127.0.0.1:${ports[1]}`,
});
const upstreams = (ports: number[]) =>
  servers(['127.0.0.1:4200', ports[1] === undefined ? 'server 127.0.0.1:4201;' : '127.0.0.1:4201'], ports);

/** What stands in front of the servers at `ports` and does TLS at `port`; answers what a visitor has to trust. */
type Arrange = (port: number, ports: number[]) => Promise<string>;

/** docker-compose.yml's Caddy, for the domain `localhost`. */
const composeCaddy: Arrange = async (port, ports) => {
  const { configs } = composeFile({ DOMAIN: 'localhost' });
  const sites = fill(configs.caddyfile.content, servers(['cms-1:4200', 'cms-2:4200'], ports));
  return startCaddy(newProxyFolder(), sites, { https: port, http: await freePort() });
};

/** docs/deployment.md's nginx. */
const nginx: Arrange = async (port, ports) => {
  const folder = newProxyFolder();
  const { pem, key, ca } = newCertificate(folder);
  const own = { 'listen 443': `listen ${port}`, [CERTIFICATE]: pem, [KEY]: key, [HOST]: 'localhost' };
  await startNginx(folder, fill(shown('nginx'), { ...own, ...upstreams(ports) }), port);
  return ca;
};

/** docs/deployment.md's HAProxy, and its nginx without TLS behind it. */
const haproxyAndNginx: Arrange = async (port, ports) => {
  const [outside, inside] = [newProxyFolder(), newProxyFolder()];
  const { pem, ca } = newCertificate(outside);
  const between = await freePort();
  const plain = fill(shown('nginx'), {
    'listen 443 ssl http2;': `listen ${between};`,
    [`ssl_certificate ${CERTIFICATE};`]: '',
    [`ssl_certificate_key ${KEY};`]: '',
    [HOST]: 'localhost',
    ...upstreams(ports),
  });
  await startNginx(inside, plain, between);
  const own = { ':443': `:${port}`, [CERTIFICATE]: pem, '127.0.0.1:8080': `127.0.0.1:${between}` };
  await startHaproxy(outside, fill(shown('haproxy'), own), port);
  return ca;
};

/** The ways to put Comanda behind TLS that the project shows, each with the proxies a request passes. */
export const DEPLOYMENTS = [
  { name: 'the Caddy of docker-compose.yml', programs: ['caddy'], proxies: 1, arrange: composeCaddy },
  { name: 'nginx', programs: ['nginx', 'openssl'], proxies: 1, arrange: nginx },
  {
    name: 'nginx behind HAProxy',
    programs: ['haproxy', 'nginx', 'openssl'],
    proxies: 2,
    arrange: haproxyAndNginx,
  },
] as const;
