import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { KANAL_WORTE, type Nachsendekanal } from '@kehrtour/domain/versand/kanal';

import { zustelltageDes } from '../../unternehmen/betriebskalender.ts';
import type { Ankuendigungsgrundlage } from '../ansage/ladeAnkuendigung.ts';

type Umstand = Pick<Ankuendigungsgrundlage, 'heute'> & {
  readonly rahmen: { readonly absender: Parameters<typeof zustelltageDes>[0] };
};

/** Whether what is sent on today is there before the visit: a letter is days under way, a message is not. */
export function kommtRechtzeitig(kanal: Nachsendekanal, besuchAm: Tag, { heute, rahmen }: Umstand): boolean {
  if (kanal !== 'briefdienst') return heute <= besuchAm;
  const { briefdienst = KANAL_WORTE.briefdienst.zustelltage } = zustelltageDes(rahmen.absender);
  return plusTage(heute, briefdienst) < besuchAm;
}
