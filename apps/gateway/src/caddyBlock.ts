/** Caddy's way of writing: a head, and what belongs to it in braces. */
export function block(head: string, lines: readonly string[]): string {
  const indented = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...indented, '}'].join('\n');
}

export function headerLines(headers: Record<string, string>): string[] {
  return [
    block(
      'header',
      Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
    ),
  ];
}
