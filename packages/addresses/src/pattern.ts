/** What names a row: anything else names nothing, and is told so before any app is asked. */
const UUID = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}';

/** The source of an anchored regular expression for one address pattern of the table; Go's and JavaScript's dialect alike. */
export function regexOf(pattern: string): string {
  const segments = pattern.split('/').slice(1).map(regexOfSegment);
  return `^${segments.join('')}/?$`;
}

function regexOfSegment(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (segment === ':id') return `/${UUID}`;
  if (/^:\w+\?$/.test(segment)) return '(?:/[^/]+)?';
  if (/^:\w+$/.test(segment)) return '/[^/]+';
  if (/^\(.+\)$/.test(segment)) return `/(?:${segment.slice(1, -1)})`;
  return `/${segment.replaceAll('.', '\\.')}`;
}

/** The fixed first segment of a pattern: `/termine/:id?` → `termine`. */
export function firstSegment(address: string): string {
  return address.split('/')[1] ?? '';
}

/** Whether the path is one of these addresses. */
export function isOneOf(patterns: readonly string[], pathname: string): boolean {
  return patterns.some((pattern) => new RegExp(regexOf(pattern)).test(pathname));
}
