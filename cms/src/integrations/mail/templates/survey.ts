import { escapeHtml } from './layout';

interface SurveyParts {
  language: string;
  question: string;
  hint: string;
  /** Ends in `stopUrl`, which becomes a link. */
  stop: string;
  stopUrl: string;
  /** A link for each score; opening one records nothing. */
  links: readonly { nps: number; url: string }[];
}

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";
const SCORE = `display: inline-block; min-width: 24px; margin: 0 4px 8px 0; padding: 12px 10px; border: 1px solid #8c8177; border-radius: 10px; ${FONT} color: #231d19; font-size: 16px; line-height: 20px; font-weight: 600; text-align: center; text-decoration: none;`;

/** The survey's mail as HTML: the question, a row of scores and the way out. All texts are escaped. */
export function surveyHtml({ language, question, hint, stop, stopUrl, links }: SurveyParts): string {
  const scores = links.map(
    ({ nps, url }) => `<a class="score" href="${escapeHtml(url)}" style="${SCORE}">${nps}</a>`,
  );
  const words = escapeHtml(stop.replace(stopUrl, '').trim());
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>
  @media (prefers-color-scheme: dark) {
    .page { background: #161311 !important; }
    .strong, .score { color: #f5f0eb !important; }
    .soft { color: #b5aaa0 !important; }
  }</style>
</head>
<body class="page" style="margin: 0; padding: 24px 16px; background: #ffffff;">
<p class="strong" style="margin: 0 0 16px; ${FONT} color: #231d19; font-size: 16px; line-height: 24px;">${escapeHtml(question)}</p>
<p style="margin: 0 0 8px;">${scores.join('\n')}</p>
<p class="soft" style="margin: 0 0 24px; ${FONT} color: #6f655d; font-size: 13px; line-height: 20px;">${escapeHtml(hint)}</p>
<p class="soft" style="margin: 0; ${FONT} color: #6f655d; font-size: 13px; line-height: 20px;">${words} <a class="soft" href="${escapeHtml(stopUrl)}" style="color: #6f655d;">${escapeHtml(stopUrl)}</a></p>
</body>
</html>
`;
}
