import { pendingAtLeast } from '@kehrtour/shell/pageData';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';

import { kundenApi } from '../app/kundenApi.server.ts';
import { ladeSeite } from '../features/termin/ladeSeite.server.ts';
import { seitentitel } from '../features/termin/seitentitel.ts';
import { sendeAntwort } from '../features/termin/sendeAntwort.server.ts';
import { TerminSeite } from '../features/termin/TerminSeite.tsx';
import { terminAdresse, zugangAus } from '../features/termin/zugang.ts';
import type { Route } from './+types/termin.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { status, seite } = await ladeSeite(kundenApi(request), new URL(request.url).searchParams);
  return data(seite, { status });
}

/** Post, redirect, get: a reload after the answer sends nothing again. */
export async function action({ request }: Route.ActionArgs) {
  const zugang = zugangAus(new URL(request.url).searchParams);
  const versand = await sendeAntwort(kundenApi(request), zugang, await request.formData());
  if (versand.ok) return redirect(`${terminAdresse(zugang, { gesendet: '1' })}#antwort`, 303);
  return data(versand.mangel, { status: versand.status });
}

/** Whoever sees that something runs sees it for at least 200 ms (specification §9). */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => pendingAtLeast(serverAction());
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => pendingAtLeast(serverLoader());

/** A refused answer brings the times along that are still free. In an outage the page stays as it is. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409 || actionStatus === 422;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(seitentitel(loaderData)) }];

export default function TerminRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TerminSeite seite={loaderData} mangel={actionData} />;
}
