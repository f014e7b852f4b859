import { CommandPalette } from '@kehrtour/ui/CommandPalette.tsx';
import { useCommandKey } from '@kehrtour/ui/useCommandKey';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { pagesForPalette } from './palettePages.ts';
import { routes } from './routes.ts';

const pages = pagesForPalette(routes);

/** Strg K: goes to any page by a few letters of its name. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  useCommandKey(() => setOpen((was) => !was));
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      commands={pages}
      onRun={(path) => void navigate(path)}
    />
  );
}
