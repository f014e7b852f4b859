// Makes the pages more comfortable: they work without it. Everything it needs stands in the page.
import { beantworteAbsenden, istUnterwegs } from './absenden.ts';
import { raeumeAdresseAuf } from './adresse.ts';
import { fuehreZumFeld, setzeFokus } from './fokus.ts';
import { gibFrei, zaehleGehalten } from './gehalten.ts';
import { warteAufNetz } from './ohneNetz.ts';
import { sprichMitDemRahmen } from './rahmen.ts';
import { schlageStrassenVor } from './strassen.ts';
import { nenneZeitzone } from './zeitzone.ts';

sprichMitDemRahmen();
raeumeAdresseAuf();
setzeFokus();
fuehreZumFeld();
warteAufNetz();
beantworteAbsenden();
zaehleGehalten();
gibFrei(istUnterwegs);
schlageStrassenVor();
nenneZeitzone();
document.addEventListener('click', ({ target }) => {
  // The error page of the shell is the same everywhere; here nobody but us listens to its button.
  if (target instanceof Element && target.closest('.shell-error button')) location.reload();
});
