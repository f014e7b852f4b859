import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Kbd } from '@kehrtour/ui/brand/Kbd.tsx';
import { Search } from 'lucide-react';

/** The palette for those who do not know its keys. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="quiet" onPress={onPress}>
      <span className="flex items-center gap-3 text-on-frame">
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="sr-only md:not-sr-only">Suchen</span>
        <span className="hidden md:block">
          <Kbd>Strg K</Kbd>
        </span>
      </span>
    </Button>
  );
}
