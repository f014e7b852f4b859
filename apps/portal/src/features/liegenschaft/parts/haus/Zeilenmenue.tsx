import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { Ellipsis } from 'lucide-react';

export type ZeilenmenueProps = {
  name: string;
  /** What only this part knows, between editing and taking away. */
  weiteres?: readonly { label: string; onPress: () => void }[];
  onAendern: () => void;
  onLoeschen: () => void;
};

/** What can be done with one part of a house. */
export function Zeilenmenue({ name, weiteres = [], onAendern, onLoeschen }: ZeilenmenueProps) {
  return (
    <Menu
      label={`Aktionen für ${name}`}
      trigger={
        <IconButton label={`Aktionen für ${name}`} icon={<Ellipsis aria-hidden className="size-5" />} />
      }
      entries={[
        { id: 'bearbeiten', label: 'Bearbeiten' },
        ...weiteres.map(({ label }) => ({ id: label, label })),
        { id: 'entfernen', label: 'Entfernen', danger: true },
      ]}
      onAction={(id) => {
        if (id === 'bearbeiten') return onAendern();
        if (id === 'entfernen') return onLoeschen();
        return weiteres.find(({ label }) => label === id)?.onPress();
      }}
    />
  );
}
