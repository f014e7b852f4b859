/** One thing that a page's policy kept out, without anything that could name a person. */
export interface Violation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

const TEXT_MAX = 200;
const REPORTS_MAX = 10;
const KEYWORD = /^[a-z][a-z-]{0,40}$/;

/** What browsers report, in the older form and in the newer one; what is neither counts as nothing. */
export function readCspReports(text: string): Violation[] {
  const parsed = parse(text);
  const reports: unknown[] = Array.isArray(parsed) ? parsed.slice(0, REPORTS_MAX) : [parsed];
  return reports.flatMap((report) => {
    if (!isRecord(report)) return [];
    const body = isRecord(report['csp-report']) ? report['csp-report'] : report['body'];
    return isRecord(body) ? [violationIn(body)] : [];
  });
}

function violationIn(body: Record<string, unknown>): Violation {
  const directive =
    body['effective-directive'] ?? body['effectiveDirective'] ?? body['violated-directive'] ?? '';
  return {
    directive: directiveIn(directive),
    // What was kept out is named by its origin alone: more is nobody's business.
    blocked: placeIn(body['blocked-uri'] ?? body['blockedURL'], ({ origin, protocol }) =>
      origin === 'null' ? protocol : origin,
    ),
    page: placeIn(body['document-uri'] ?? body['documentURL'], ({ pathname }) => withoutSecrets(pathname)),
    source: placeIn(body['source-file'] ?? body['sourceFile'], ({ origin, pathname }) =>
      origin === 'null' ? '' : origin + withoutSecrets(pathname),
    ),
  };
}

/** `inline`, `eval`, `data` stay as they are; of an address what `part` takes, never its query. */
function placeIn(value: unknown, part: (url: URL) => string): string {
  if (typeof value !== 'string') return '';
  if (KEYWORD.test(value)) return value;
  const url = URL.parse(value);
  return url ? part(url).slice(0, TEXT_MAX) : '';
}

/** A segment of a path may be a customer's code, an id or the name of a calendar. */
function withoutSecrets(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) =>
      /^_?[a-z][a-z.-]*(-[\w-]{4,12}\.m?js)?$/.test(segment) || segment === '' ? segment : '…',
    )
    .join('/');
}

function directiveIn(value: unknown): string {
  const [name = ''] = String(value).split(' ');
  return KEYWORD.test(name) ? name : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
