import type { FastifyInstance } from 'fastify';

import { ankuendigungRoutes } from './ankuendigung/ankuendigung.routes.ts';
import { antwortbrettRoutes } from './ankuendigung/antwortbrett/antwortbrett.routes.ts';
import { installBriefdienstDoor } from './ankuendigung/kanal/briefdienst/installBriefdienstDoor.ts';
import { installRuecklaufDoor } from './ankuendigung/kanal/mail/installRuecklaufDoor.ts';
import { MESSENGERDIENSTE } from './ankuendigung/kanal/messenger/messengerdienste.ts';
import { installSmsDoor } from './ankuendigung/kanal/sms/installSmsDoor.ts';
import { verwaltungsseiteRoutes } from './ankuendigung/verwaltung/verwaltungsseite.routes.ts';
import { aufgabeRoutes } from './aufgabe/aufgabe.routes.ts';
import { auskunftRoutes } from './auskunft/auskunft.routes.ts';
import { beispielbezirkRoutes } from './beispielbezirk/beispielbezirk.routes.ts';
import { betriebRoutes } from './betrieb/betrieb.routes.ts';
import { betroffenRoutes } from './betroffen/betroffen.routes.ts';
import { buchungRoutes } from './buchung/buchung.routes.ts';
import { terminbueroRoutes } from './buchung/buero/terminbuero.routes.ts';
import { terminwunschRoutes } from './buchung/terminwunsch/terminwunsch.routes.ts';
import { vormerkungRoutes } from './buchung/vormerkung/vormerkung.routes.ts';
import { datenauszugRoutes } from './datenauszug/datenauszug.routes.ts';
import { feldRoutes } from './feld/feld.routes.ts';
import { gebietRoutes } from './gebiet/gebiet.routes.ts';
import { importauftragRoutes } from './importauftrag/importauftrag.routes.ts';
import { JOBS } from './jobs.ts';
import { kalenderRoutes } from './kalender/kalender.routes.ts';
import { kehrtourRoutes } from './kehrtour/kehrtour.routes.ts';
import { quartalRoutes } from './kehrtour/quartal/quartal.routes.ts';
import { kontaktformularForms } from './kontaktformular/kontaktformular.form.ts';
import { kontaktformularRoutes } from './kontaktformular/kontaktformular.routes.ts';
import { kontoRoutes } from './konto/konto.routes.ts';
import { dokumentRoutes } from './liegenschaft/dokument/dokument.routes.ts';
import { doppeltRoutes } from './liegenschaft/doppelt/doppelt.routes.ts';
import { exportentscheidRoutes } from './liegenschaft/exportentscheid/exportentscheid.routes.ts';
import { liegenschaftRoutes } from './liegenschaft/liegenschaft.routes.ts';
import { verwaltungRoutes } from './liegenschaft/verwaltung/verwaltung.routes.ts';
import { loeschauftragRoutes } from './loeschauftrag/loeschauftrag.routes.ts';
import { mangelRoutes } from './mangel/mangel.routes.ts';
import { mitarbeiterRoutes } from './mitarbeiter/mitarbeiter.routes.ts';
import { newsletterForms } from './newsletter/newsletter.form.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { ortRoutes } from './ort/ort.routes.ts';
import { partnerRoutes } from './partner/partner.routes.ts';
import type { Deps } from './platform/deps.ts';
import { installEvents } from './platform/http/eventStream.ts';
import { installPlainForms } from './platform/http/plainForm.ts';
import { buildPlatform } from './platform/http/server.ts';
import { installMailbox } from './platform/post/mailbox.ts';
import type { Health } from './platform/start/health.ts';
import { rechnungswesenRoutes } from './rechnung/betrieb/rechnungswesen.routes.ts';
import { rechnungRoutes } from './rechnung/rechnung.routes.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { schliesstagRoutes } from './schliesstag/schliesstag.routes.ts';
import { sucheRoutes } from './suche/suche.routes.ts';
import { taetigkeitRoutes } from './taetigkeit/taetigkeit.routes.ts';
import { terminRoutes } from './termin/termin.routes.ts';
import { terminbuchungRoutes } from './terminbuchung/terminbuchung.routes.ts';
import { unternehmenRoutes } from './unternehmen/unternehmen.routes.ts';
import { verfuegbarkeitRoutes } from './verfuegbarkeit/verfuegbarkeit.routes.ts';
import { vorgangRoutes } from './vorgang/vorgang.routes.ts';
import { zahlungRoutes } from './zahlung/zahlung.routes.ts';

/** The whole HTTP server; never listens, so that tests inject. */
export async function buildServer(
  deps: Deps,
  health: Health = { stopping: false },
): Promise<FastifyInstance> {
  await deps.jobs.declare(JOBS);
  return buildPlatform(
    deps,
    (routes, app) => {
      ankuendigungRoutes(routes);
      verwaltungsseiteRoutes(routes);
      antwortbrettRoutes(routes);
      aufgabeRoutes(routes);
      auskunftRoutes(routes);
      beispielbezirkRoutes(routes);
      betriebRoutes(routes);
      buchungRoutes(routes);
      datenauszugRoutes(routes);
      feldRoutes(routes);
      gebietRoutes(routes);
      importauftragRoutes(routes);
      kalenderRoutes(routes);
      kehrtourRoutes(routes);
      quartalRoutes(routes);
      kontoRoutes(routes);
      liegenschaftRoutes(routes);
      doppeltRoutes(routes);
      dokumentRoutes(routes);
      exportentscheidRoutes(routes);
      loeschauftragRoutes(routes);
      verwaltungRoutes(routes);
      mangelRoutes(routes);
      mitarbeiterRoutes(routes);
      ortRoutes(routes);
      partnerRoutes(routes);
      rechnungRoutes(routes);
      rechnungswesenRoutes(routes);
      sandboxRoutes(routes);
      schliesstagRoutes(routes);
      sucheRoutes(routes);
      taetigkeitRoutes(routes);
      terminRoutes(routes);
      terminbueroRoutes(routes);
      terminbuchungRoutes(routes);
      vormerkungRoutes(routes);
      terminwunschRoutes(routes);
      unternehmenRoutes(routes);
      verfuegbarkeitRoutes(routes);
      betroffenRoutes(routes);
      vorgangRoutes(routes);
      zahlungRoutes(routes);
      kontaktformularRoutes(routes);
      newsletterRoutes(routes);
      installEvents(routes);
      installDoorsOfServices(app, deps);
      installMailbox(app, deps);
      installPlainForms(app, deps, [...kontaktformularForms, ...newsletterForms]);
    },
    health,
  );
}

/** Where the services that send for us report what became of it. */
function installDoorsOfServices(app: FastifyInstance, deps: Deps): void {
  installSmsDoor(app, deps);
  installBriefdienstDoor(app, deps);
  installRuecklaufDoor(app, deps);
  for (const { installDoor } of Object.values(MESSENGERDIENSTE)) installDoor(app, deps);
}
