import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { gebietPruefen } from '@kehrtour/contract/gebiet';
import { gebietsname } from '@kehrtour/domain/ort/gebietsname';

import type { StaffCtx } from '../platform/ctx.ts';
import { findeGebiet } from './findeGebiet.ts';

/** What a stranger at this address would be told, and which entry decides it. */
export async function pruefeAdresse(
  ctx: StaffCtx,
  adresse: BodyOf<typeof gebietPruefen>,
): Promise<AnswerOf<typeof gebietPruefen>> {
  const gebiet = await findeGebiet(ctx, adresse);
  if (!gebiet)
    return {
      bedient: false,
      hoheitlich: false,
      zustaendig: '',
      gebietId: null,
      text: 'Nein. Kein Eintrag nennt diese Adresse.',
    };
  const { id, ausgenommen, zustaendig, hoheitlich } = gebiet;
  const worte = `„${gebietsname(gebiet)}“`;
  const gast = zustaendig === '' ? '' : ` Genannt wird: ${zustaendig}`;
  const text = ausgenommen
    ? `Nein. ${worte} nimmt diese Adresse aus.${gast}`
    : hoheitlich
      ? `Ja, auch für hoheitliche Arbeiten. Das sagt ${worte}.`
      : `Ja, für freie Arbeiten. Hoheitliche sagt ${worte} nicht zu.${gast}`;
  return { bedient: !ausgenommen, hoheitlich: hoheitlich && !ausgenommen, zustaendig, gebietId: id, text };
}
