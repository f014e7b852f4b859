import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { Ellipsis } from 'lucide-react';

export type ZeilenmenueProps = { name: string; onBearbeiten: () => void; onEntfernen: () => void };

/** What can be done with one part of a house. */
export function Zeilenmenue({ name, onBearbeiten, onEntfernen }: ZeilenmenueProps) {
  return (
    <Menu
      label={`Aktionen für ${name}`}
      trigger={
        <IconButton label={`Aktionen für ${name}`} icon={<Ellipsis aria-hidden className="size-5" />} />
      }
      entries={[
        { id: 'bearbeiten', label: 'Bearbeiten' },
        { id: 'entfernen', label: 'Entfernen', danger: true },
      ]}
      onAction={(id) => (id === 'bearbeiten' ? onBearbeiten() : onEntfernen())}
    />
  );
}
