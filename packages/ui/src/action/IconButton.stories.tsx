import { Lock, Printer, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import type { IconButtonProps } from './IconButton.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Aktionen/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      text: 'Ein Zeichen als Knopf, wo für Worte kein Platz ist. Der Name steht im Tooltip und für Vorleseprogramme.',
      also: ['Symbol', 'Icon', 'Knopf'],
      english: ['Icon only button', 'FAB', 'Toggle button', 'Toolbar button'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Das Zeichen kennt nicht jeder', 'Button'],
        ['Es sind mehr als drei nebeneinander', 'Menu'],
      ],
      related: ['Tooltip', 'Symbole'],
      reader: ['Sein Name ist `label`; gedrückt oder nicht wird gesagt.'],
      keys: [
        ['Enter, Leertaste', 'löst aus'],
        ['Tab', 'zeigt den Namen'],
      ],
      yes: ['Zeichen, die jeder kennt: drucken, rückgängig, schließen.'],
      no: ['Ein Zeichen für etwas, das nur wir so nennen.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: { label: 'Drucken', icon: <Printer aria-hidden className="size-5" /> } satisfies IconButtonProps,
};

export const Row = () => (
  <div className="flex gap-1">
    <IconButton label="Rückgängig" icon={<Undo2 aria-hidden className="size-5" />} />
    <IconButton label="Drucken" icon={<Printer aria-hidden className="size-5" />} kind="secondary" />
    <IconButton label="Entfernen" icon={<Trash2 aria-hidden className="size-5" />} />
  </div>
);

export const Toggle = () => {
  const [locked, setLocked] = useState(true);
  return (
    <IconButton
      label={locked ? 'Entsperren' : 'Sperren'}
      pressed={locked}
      icon={<Lock aria-hidden className="size-5" />}
      onPress={() => setLocked(!locked)}
    />
  );
};

export const Busy = () => (
  <IconButton label="Wird gedruckt" busy icon={<Printer aria-hidden className="size-5" />} />
);

export const Refused = () => (
  <IconButton label="Drucken" disabled icon={<Printer aria-hidden className="size-5" />} />
);
