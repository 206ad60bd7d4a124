import { createReadStream, type ReadStream } from 'node:fs';
import path from 'node:path';

const FOLDER = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** What of Swagger UI the page needs: by its name, what it is. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
};

/** The page that draws the OpenAPI document of the storefront, and lets its operations be tried. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Comanda storefront API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/contrast.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/**
 * A script of its own, as the content security policy lets none stand in the page; nobody else is asked to validate. Two parts
 * of Swagger UI are mended: links inside of what opens an operation or a group, which open no more than that does, and the
 * choice of a server, which has no name.
 */
const START_SCRIPT = `const mended = {
  DeepLink: (DeepLink, { React }) => (props) => React.createElement(DeepLink, { ...props, enabled: false }),
  Servers: (Servers, { React }) => (props) => {
    const box = React.useRef(null);
    React.useEffect(() => box.current?.querySelector('#servers')?.setAttribute('aria-label', 'Server'));
    return React.createElement('div', { ref: box }, React.createElement(Servers, props));
  },
};
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [{ wrapComponents: mended }],
});
`;

/** Its own colours are paler than WCAG 2.2 AA allows (https://www.w3.org/TR/WCAG22/#contrast-minimum): these are the same, darker. */
const CONTRAST_STYLE = `.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1f66a8; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #1d7a4b; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #95580a; }
.swagger-ui .info .title small.version-stamp { background: #4d6b02; }
.swagger-ui .info a, .swagger-ui .info .base-url, .swagger-ui a.nostyle.url, .swagger-ui .url { color: #1f66a8; }
`;

/** A file of the page with what it is, or null for any other name. */
export function docsFile(name: string): { type: string; body: ReadStream | string } | null {
  if (name === 'start.js') return { type: 'text/javascript', body: START_SCRIPT };
  if (name === 'contrast.css') return { type: 'text/css', body: CONTRAST_STYLE };
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  return type === undefined ? null : { type, body: createReadStream(path.join(FOLDER, name)) };
}
