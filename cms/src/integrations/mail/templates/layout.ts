/** The parts of a letter, in its language and filled. */
interface LetterParts {
  language: string;
  heading: string;
  greeting: string | null;
  body: readonly string[];
  code: string | null;
  button: { label: string; url: string } | null;
  buttonFails: string;
  after: readonly string[];
  signature: string;
  footer: string;
}

/** The letter as plain text, paragraph by paragraph. */
export function inText({ greeting, body, code, button, after, signature, footer }: LetterParts): string {
  const paragraphs = [
    greeting,
    ...body,
    code && `    ${code}`,
    button && `${button.label}:\n${button.url}`,
    ...after,
    signature,
    `--\n${footer}`,
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Programs that read mail know little CSS: a table, styles at the elements, and one block for dark screens. */
const DARK = `
  @media (prefers-color-scheme: dark) {
    .page { background: #161311 !important; }
    .card, .code { background: #1f1b18 !important; border-color: #3a332d !important; }
    .strong { color: #f5f0eb !important; }
    .soft { color: #b5aaa0 !important; }
    .link { color: #f59a86 !important; }
  }`;
const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const STRONG = `${FONT} color: #231d19; font-size: 16px; line-height: 24px;`;
const SOFT = `${FONT} color: #6f655d; font-size: 13px; line-height: 20px;`;

const paragraph = (style: string, name: string, content: string) =>
  `<p class="${name}" style="margin: 0 0 16px; ${style}">${content}</p>`;

const codeBlock = (code: string) =>
  `<p class="code strong" style="margin: 8px 0 24px; padding: 16px; border: 1px solid #e8e3dd; border-radius: 10px; background: #faf8f6; ${FONT} color: #231d19; font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: 8px; text-align: center; font-variant-numeric: tabular-nums;">${escapeHtml(code)}</p>`;

const buttonBlock = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin: 8px 0 24px;"><a href="${escapeHtml(url)}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #cb3c24; ${FONT} color: #ffffff; font-size: 16px; line-height: 20px; font-weight: 600; text-decoration: none;">${escapeHtml(label)}</a></p>`;

const addressBlock = (words: string, url: string) =>
  paragraph(
    SOFT,
    'soft',
    `${escapeHtml(words)}<br><a class="link" href="${escapeHtml(url)}" style="color: #b1321c; word-break: break-all;">${escapeHtml(url)}</a>`,
  );

/** The letter as a whole HTML page; everything in it that is not layout is escaped. */
export function inHtml(parts: LetterParts): string {
  const { language, heading, greeting, body, code, button, buttonFails, after, signature, footer } = parts;
  const content = [
    `<h1 class="strong" style="margin: 0 0 16px; ${FONT} color: #231d19; font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -0.02em;">${escapeHtml(heading)}</h1>`,
    greeting && paragraph(STRONG, 'strong', escapeHtml(greeting)),
    ...body.map((text) => paragraph(STRONG, 'strong', escapeHtml(text))),
    code && codeBlock(code),
    button && buttonBlock(button),
    ...after.map((text) => paragraph(STRONG, 'strong', escapeHtml(text))),
    paragraph(STRONG, 'strong', escapeHtml(signature)),
    button && addressBlock(buttonFails, button.url),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #faf8f6;">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: #faf8f6;">
<tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px;">
<tr><td style="padding: 0 0 16px;"><span style="${FONT} color: #cb3c24; font-size: 18px; line-height: 24px; font-weight: 700; letter-spacing: -0.02em;" class="link">Comanda</span></td></tr>
<tr><td class="card" style="padding: 32px 32px 16px; border: 1px solid #e8e3dd; border-radius: 12px; background: #ffffff;">
${content.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding: 16px 0 0;">${paragraph(SOFT, 'soft', escapeHtml(footer))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
