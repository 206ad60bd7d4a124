import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/environment/read-settings';
import { SECRET_NAMES, SETTINGS } from '../../src/environment/settings';
import { composeFile, inProject } from '../api/support/project-files';

const names = Object.keys(SETTINGS.shape);

/** What the operator has to set. */
const OPERATORS = {
  POSTGRES_PASSWORD: 'p',
  ADMIN_EMAIL: 'root@example.com',
  ADMIN_PASSWORD: 'Root-password-1',
  ...Object.fromEntries(SECRET_NAMES.map((name) => [name, 'a-secret-of-the-operator'])),
};

/** The settings of the server in .env.example, each with the value it shows. */
function documented(): Map<string, string> {
  const [ofServer = ''] = inProject('.env.example').split('Only for docker-compose.yml');
  return new Map(
    [...ofServer.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('.env.example', () => {
  it('documents every setting of the server, and no other', () => {
    expect([...documented().keys()].sort()).toEqual([...names].sort());
  });

  it('shows values that are taken', () => {
    for (const [name, value] of documented()) {
      const others = name === 'PUBLIC_URL' ? { TRUST_PROXY: '1' } : {};
      expect(() => readSettings({ ...others, [name]: value }), name).not.toThrow();
    }
  });
});

describe('docker-compose.yml', () => {
  // What the image says is where things are inside the container.
  const image = [...inProject('cms/Dockerfile').matchAll(/([A-Z_]+)=\S+/g)].map(([, name]) => name);
  const environmentWith = (values: Record<string, string>) =>
    composeFile(values).services['cms-1'].environment;

  it('hands every setting on to the servers', () => {
    expect(names.filter((name) => !image.includes(name) && !(name in environmentWith({})))).toEqual([]);
  });

  it('hands nothing on that is no setting', () => {
    expect(Object.keys(environmentWith({})).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('listens to this machine alone, over plain HTTP, until it is given a domain', () => {
    expect(environmentWith({})).toMatchObject({ PUBLIC_URL: 'http://localhost:8080', TRUST_PROXY: 1 });
    const { services, configs } = composeFile({});
    expect(services.proxy.ports).toEqual(['127.0.0.1:8080:8080', '80', '443']);
    expect(configs.caddyfile.content).toMatch(/^:8080 \{/);
  });

  it('does TLS for the domain it is given', () => {
    const given = { DOMAIN: 'orders.example.com' };
    expect(environmentWith(given)).toMatchObject({
      PUBLIC_URL: 'https://orders.example.com',
      TRUST_PROXY: 1,
    });
    const { services, configs } = composeFile(given);
    expect(services.proxy.ports).toEqual(['127.0.0.1:8080:8080', '80:80', '443:443']);
    expect(configs.caddyfile.content).toMatch(/^orders\.example\.com \{/);
  });

  it('believes one proxy more when that does the TLS', () => {
    const given = { PUBLIC_URL: 'https://orders.example.com', TRUST_PROXY: '2' };
    expect(environmentWith(given)).toMatchObject({
      PUBLIC_URL: 'https://orders.example.com',
      TRUST_PROXY: 2,
    });
    expect(composeFile(given).configs.caddyfile.content).toMatch(/^:8080 \{/);
  });

  it('starts with settings that go together', () => {
    const domains: Record<string, string>[] = [{}, { DOMAIN: 'orders.example.com' }];
    for (const domain of domains) {
      const set = Object.entries(environmentWith({ ...OPERATORS, ...domain }));
      // A name without a value is passed on from where compose runs, and there it is not set.
      const given = set.filter(([, value]) => value !== null);
      const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
      expect(() => readSettings(texts)).not.toThrow();
    }
  });
});
