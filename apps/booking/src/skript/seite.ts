// Makes the pages more comfortable: they work without it. Everything it needs stands in the page.
import { beantworteAbsenden } from './absenden.ts';
import { raeumeAdresseAuf } from './adresse.ts';
import { fuehreZumFeld, setzeFokus } from './fokus.ts';
import { sprichMitDemRahmen } from './rahmen.ts';

sprichMitDemRahmen();
raeumeAdresseAuf();
setzeFokus();
fuehreZumFeld();
beantworteAbsenden();
document.addEventListener('click', ({ target }) => {
  // The error page of the shell is the same everywhere; here nobody but us listens to its button.
  if (target instanceof Element && target.closest('.shell-error button')) location.reload();
});
