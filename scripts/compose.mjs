import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedSettings } from './environment.mjs';
import { at } from './project.mjs';

const interpolated = /(?<!\$)\$\{([A-Z0-9_]+)/g;

function serviceProblems(name, service, { services, volumes = {}, configs = {} }) {
  const problems = [];
  const context = service.build?.context;
  if (!service.image && !context) problems.push('has neither image nor build');
  if (context && !existsSync(at(context, service.build.dockerfile ?? 'Dockerfile'))) {
    problems.push(
      `builds from ${path.join(context, service.build.dockerfile ?? 'Dockerfile')}, which does not exist`,
    );
  }
  if (!service.healthcheck?.test) problems.push('has no healthcheck');
  for (const other of Object.keys(service.depends_on ?? {})) {
    if (!(other in services)) problems.push(`depends on ${other}, which is not a service`);
  }
  for (const mount of service.volumes ?? []) {
    const [source] = mount.split(':');
    if (source.startsWith('.') ? !existsSync(at(source)) : !(source in volumes)) {
      problems.push(`mounts ${source}, which does not exist`);
    }
  }
  for (const { source } of service.configs ?? []) {
    if (!(source in configs)) problems.push(`uses the config ${source}, which does not exist`);
  }
  return problems.map((problem) => `docker-compose.yml: ${name} ${problem}`);
}

/** What is wrong with docker-compose.yml: it parses, what it names exists, and every setting is documented. */
export async function composeProblems(text = readFileSync(at('docker-compose.yml'), 'utf8')) {
  // Not at the top: this script also runs where nothing is installed yet.
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { merge: true });
  if (document.errors.length > 0)
    return document.errors.map(({ message }) => `docker-compose.yml: ${message}`);
  const compose = document.toJS();
  const documented = new Set(documentedSettings());
  const undocumented = [...text.matchAll(interpolated)]
    .map(([, name]) => name)
    .filter((name) => !documented.has(name));
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) => serviceProblems(name, service, compose)),
    ...undocumented.map((name) => `docker-compose.yml: ${name} is not documented in .env.example`),
  ];
}
