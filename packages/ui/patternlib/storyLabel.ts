import labels from './storyLabels.json' with { type: 'json' };

const LABELS: Readonly<Record<string, string>> = labels;

/** What a situation is called on the screen; without an entry its own name, taken apart. */
export function storyLabel(exportName: string): string {
  return LABELS[exportName] ?? exportName.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}
