import { data, redirect } from 'react-router';

import { kundenApi } from '../app/kundenApi.server.ts';
import { formularAus } from '../app/seitenanfrage.server.ts';
import { ladeSeite } from '../features/termin/ladeSeite.server.ts';
import { sendeAntwort } from '../features/termin/sendeAntwort.server.ts';
import { TerminSeite } from '../features/termin/TerminSeite.tsx';
import { istVerwaltungscode, terminAdresse, verwaltungsAdresse, zugangAus } from '../shared/zugang.ts';
import type { Route } from './+types/termin.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { code } = zugangAus(query);
  if (istVerwaltungscode({ code })) return redirect(verwaltungsAdresse(code), 303);
  const { status, seite } = await ladeSeite(kundenApi(request), query);
  return data(seite, { status });
}

/**
 * Post, redirect, get: a reload after the answer sends nothing again. A refused answer brings the present state along,
 * because the times that are still free may have changed.
 */
export async function action({ request }: Route.ActionArgs) {
  const api = kundenApi(request);
  const query = new URL(request.url).searchParams;
  const zugang = zugangAus(query);
  const versand = await sendeAntwort(api, zugang, await formularAus(request));
  if (versand.ok) return redirect(terminAdresse(zugang, { gesendet: '1' }), 303);
  const ueberholt = versand.status === 409 || versand.status === 422;
  const jetzt = ueberholt ? (await ladeSeite(api, query)).seite : null;
  return data({ mangel: versand.mangel, jetzt }, { status: versand.status });
}

export default function TerminRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TerminSeite seite={actionData?.jetzt ?? loaderData} mangel={actionData?.mangel} />;
}
