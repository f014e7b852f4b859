/** A change that comes often, whole: what is written into files that are there, and files that are new. */
export interface Change {
  readonly name: string;
  /** More than that, and something has a second home. */
  readonly filesMax: number;
  /** What each part of it is for, in the words of whoever makes it the first time. */
  readonly how: string;
  /** Behind the first place where this text stands. */
  readonly edits: readonly { readonly file: string; readonly behind: string; readonly text: string }[];
  readonly made: Readonly<Record<string, string>>;
}

const DOMAIN = 'packages/domain/src';
const API = 'apps/api/src';
const KANAL = `${API}/ankuendigung/kanal`;
const migration = (name: string, sql: string) => ({ [`apps/api/migrations/9999_${name}.sql`]: sql });

/** They are made on a scratch copy by `npm run bench config/house/changes`. */
export const TYPICAL_CHANGES: readonly Change[] = [
  {
    name: 'A text of a property',
    filesMax: 2,
    how: 'Its row (name, headers, length, export); a migration with the column, which also says whether `suche` has it.',
    edits: [
      {
        file: `${DOMAIN}/liegenschaft/bestandsspalte.ts`,
        behind: 'export const BESTANDSSPALTEN = {',
        text: "\n  probe: { name: 'Probe', koepfe: 'Probe', laengeMax: 40, ausgegeben: false },",
      },
    ],
    made: migration('probe', "alter table liegenschaft add column probe text not null default '';"),
  },
  {
    name: 'A way that the office carries',
    filesMax: 5,
    how: 'Its words; its folder and its line among the ways; what vendors call it; a migration for the lists that the database keeps.',
    edits: [
      {
        file: `${DOMAIN}/versand/kanal.ts`,
        behind: 'export const KANAL_WORTE = {',
        text: "\n  probe: worte('Probe', ['Probe', 'Proben'], { nachweis: 'Probe', zugestellt: 'abgegeben', kamNichtAn: 'Die Probe kam zurück', weilNicht: 'die Probe nicht ankam', zustelltage: 0, gesendet: false }),",
      },
      {
        file: `${KANAL}/kanaele.ts`,
        behind: "import { sms } from './sms/sms.ts';",
        text: "\nimport { probe } from './probe/probe.ts';",
      },
      { file: `${KANAL}/kanaele.ts`, behind: 'const KANALWEGE: readonly Kanalweg[] = [', text: ' probe,' },
      {
        file: `${API}/partner/zeigeKehrtouren.ts`,
        behind: 'const WEGE: Readonly<Record<Kanal, V1Weg | undefined>> = {',
        text: '\n  probe: undefined,',
      },
    ],
    made: {
      [`${KANAL}/probe/probe.ts`]:
        "import type { Kanalweg } from '../weg/kanalweg.ts';\n\nexport const probe: Kanalweg = { kanal: 'probe', ziel: () => '' };\n",
      ...migration('probe', '-- ankuendigung.kanal'),
    },
  },
  {
    name: 'A messenger with a service, consent and costs',
    filesMax: 8,
    how: 'Its row of words, who reads what is sent and what it costs; its service (answers, reports, wording) and the line that names it; its account among the settings and on both pages of settings; the address of its page; a migration for the lists that the database keeps. Page, story, consent, costs, refusals, the sheet of Art. 15 and the customer’s page come from the row.',
    edits: [
      {
        file: `${DOMAIN}/messenger.ts`,
        behind: 'export const MESSENGER_WORTE = {',
        text: "\n  probe: { name: 'Probe', menge: ['Probe-Nachricht', 'Probe-Nachrichten'], keine: 'Probe-Nachrichten', anlass: 'ansageProbe' },",
      },
      {
        file: `${DOMAIN}/messenger.ts`,
        behind: 'export const MESSENGER_ANBIETER: Readonly<Record<Messenger, string>> = {',
        text: "\n  probe: 'Die Probe liest mit.',",
      },
      {
        file: `${DOMAIN}/messenger.ts`,
        behind: 'export const MESSENGER_CENT: Readonly<Record<Messenger, number>> = {',
        text: ' probe: 1,',
      },
      {
        file: `${KANAL}/messenger/messengerdienste.ts`,
        behind: "import type { Messengerdienst } from '../weg/messengerdienst.ts';",
        text: "\nimport { probe } from './probe/probe.ts';",
      },
      {
        file: `${KANAL}/messenger/messengerdienste.ts`,
        behind: 'Readonly<Record<Messenger, Messengerdienst>> = {',
        text: ' probe,',
      },
      {
        file: `${API}/platform/settings/messengerEnv.ts`,
        behind: 'export const messengerSettings = {',
        text: ' PROBE_TOKEN: z.string().optional(),',
      },
      {
        file: `${API}/platform/settings/messengerEnv.ts`,
        behind:
          'export const messengerServicesOf = (settings: z.infer<z.ZodObject<typeof messengerSettings>>) =>\n  ({',
        text: '\n    probe: { dienst: settings.PROBE_TOKEN === undefined ? undefined : { token: settings.PROBE_TOKEN }, cent: 1 },',
      },
      { file: 'packages/addresses/src/table.ts', behind: 'kehrtouren/(alternativtermine|', text: 'probe|' },
      { file: 'deploy/SETTINGS.md', behind: '`WHATSAPP_TOKEN`, ', text: '`PROBE_TOKEN`, ' },
      { file: 'deploy/SETTINGS.de.md', behind: '`WHATSAPP_TOKEN`, ', text: '`PROBE_TOKEN`, ' },
    ],
    made: {
      [`${KANAL}/messenger/probe/probe.ts`]: `import { postToService } from '../../../../platform/service/postToService.ts';
import { ankuendigungSms } from '../../sms/ankuendigungSms.ts';
import type { Messengerdienst } from '../../weg/messengerdienst.ts';

export const probe: Messengerdienst = {
  open: (env) => {
    const { dienst } = env.messenger.probe;
    return dienst && {
      send: ({ an, text }, id) => postToService(
        env,
        { url: 'https://probe.example/messages', headers: { authorization: dienst.token }, content: { to: an.adresse, text, id } },
        'Die Probe',
        ({ status }) => status === 200 ? { art: 'angenommen', anbieterId: id } : { art: 'ungewiss', grund: 'Die Probe schweigt.' },
      ),
    };
  },
  installDoor: () => undefined,
  inhalt: (nachricht) => ({ text: ankuendigungSms(nachricht) }),
};
`,
      ...migration('probe', '-- einwilligung.messenger, ausgang.weg, ankuendigung.kanal, …'),
    },
  },
  {
    name: 'A kind of file to import',
    filesMax: 4,
    how: 'Its words, first bytes, endings and limit; its reader and the line that names it; a migration for the list that the database keeps. A kind that was told the way out until then loses its row in `fremdformat.ts`.',
    edits: [
      {
        file: `${DOMAIN}/importdatei/datei/importformat.ts`,
        behind: 'export const IMPORTFORMATE = {',
        text: "\n  probe: { name: 'Probe', dateien: ['PROBE'], endungen: ['.probe'], mime: 'text/plain', bytesMax: 20 * MB, geschrieben: false, erkenne: () => false },",
      },
      {
        file: `${API}/importauftrag/format/formate.ts`,
        behind: "import { liesCsv } from './csv/liesCsv.ts';",
        text: "\nimport { liesProbe } from './probe/liesProbe.ts';",
      },
      {
        file: `${API}/importauftrag/format/formate.ts`,
        behind: 'export const LESER: Readonly<Record<Importformat, Importleser>> = {',
        text: '\n  probe: liesProbe,',
      },
    ],
    made: {
      [`${API}/importauftrag/format/probe/liesProbe.ts`]:
        "import type { Importleser } from '../importleser.ts';\n\nexport const liesProbe: Importleser = () => ({ zeichensatz: 'utf-8', zeilen: [] });\n",
      ...migration('probe', '-- importauftrag.art'),
    },
  },
  {
    name: 'A settings page',
    filesMax: 5,
    how: 'Screen and story; a file that puts the screen into `Einstellungsseite.tsx`; its route, from whose handle list, search, title, way up and right come; its address.',
    edits: [
      {
        file: 'apps/portal/src/routes/kehrtourvorgaben.routes.ts',
        behind: 'export const kehrtourvorgabenRoutes: readonly AppRoute[] = [',
        text: "\n  fuerKehrtouren('/probe', () => import('./konto.einstellungen.kehrtouren.probe.tsx'), { title: 'Probe', hint: 'Eine Probe' }),",
      },
      { file: 'packages/addresses/src/table.ts', behind: 'kehrtouren/(alternativtermine|', text: 'probe|' },
    ],
    made: {
      'apps/portal/src/features/einstellungen/ProbeScreen.tsx':
        "import type { Client } from '@kehrtour/api-client/client';\n\nexport function ProbeScreen({ client }: { client: Client }) {\n  return <p>{typeof client}</p>;\n}\n",
      'apps/portal/src/features/einstellungen/ProbeScreen.stories.tsx':
        "import { fakeClient } from '@kehrtour/api-client/fakeClient';\n\nimport { ProbeScreen } from './ProbeScreen.tsx';\n\nexport default { title: 'Portal/Probe', component: ProbeScreen };\n\nexport const Normal = () => <ProbeScreen client={fakeClient()} />;\n",
      'apps/portal/src/routes/konto.einstellungen.kehrtouren.probe.tsx':
        "import { client } from '../app/client.ts';\nimport { Einstellungsseite } from '../app/Einstellungsseite.tsx';\nimport { ProbeScreen } from '../features/einstellungen/ProbeScreen.tsx';\n\nexport function Component() {\n  return (\n    <Einstellungsseite>\n      <ProbeScreen client={client} />\n    </Einstellungsseite>\n  );\n}\n",
    },
  },
  {
    name: 'A verb with its endpoint',
    filesMax: 4,
    how: 'The endpoint in the contract; the verb, its line in the routes and its test. A refusal of its own goes into `packages/contract/src/fehler.ts`, a right into `packages/domain/src/rolle.ts`.',
    edits: [
      {
        file: 'packages/contract/src/taetigkeit.ts',
        behind:
          "/** The company's catalogue of work: what it is called, how long it takes, when it is due, who may do it. */",
        text: "\nexport const taetigkeitProben = endpoint({ method: 'POST', path: '/taetigkeiten/probe', zweck: 'Probt.', zugang: 'mitarbeiter', body: z.object({ name: text(80, 2) }), response: z.object({}) });",
      },
      {
        file: `${API}/taetigkeit/taetigkeit.routes.ts`,
        behind: 'export function taetigkeitRoutes({ add }: Routes): void {',
        text: '\n  add(taetigkeit.taetigkeitProben, ({ ctx, body }) => probeTaetigkeit(ctx, body));',
      },
      {
        file: `${API}/taetigkeit/taetigkeit.routes.ts`,
        behind: "import { aendereBuchung } from './aendereBuchung.ts';",
        text: "\nimport { probeTaetigkeit } from './probeTaetigkeit.ts';",
      },
    ],
    made: {
      [`${API}/taetigkeit/probeTaetigkeit.ts`]:
        "import type { BodyOf } from '@kehrtour/contract/endpoint';\nimport type { taetigkeitProben } from '@kehrtour/contract/taetigkeit';\n\nimport type { StaffCtx } from '../platform/ctx.ts';\n\nexport const probeTaetigkeit = async (ctx: StaffCtx, { name }: BodyOf<typeof taetigkeitProben>): Promise<object> =>\n  ctx.transaction(async () => ({ name }));\n",
      [`${API}/taetigkeit/probeTaetigkeit.test.ts`]: 'export {};\n',
    },
  },
  {
    name: 'A state of an appointment',
    filesMax: 3,
    how: 'Its word and its row; the ways to it; a migration for the list that the database keeps. What customers read, its colour and its sign follow from its kind (`jeStand`): look whether it should say something of its own.',
    edits: [
      { file: `${DOMAIN}/termin/termin.ts`, behind: 'export const TERMIN_STATUS = [', text: "\n  'probe'," },
      {
        file: `${DOMAIN}/termin/termin.ts`,
        behind: 'const STAENDE = {',
        text: "\n  probe: { name: 'Probe', art: 'steht', zuKlaeren: false },",
      },
      {
        file: `${DOMAIN}/termin/terminwechsel.ts`,
        behind: 'export const TERMIN_AKTIONEN = [',
        text: "\n  'probiere',",
      },
      {
        file: `${DOMAIN}/termin/terminwechsel.ts`,
        behind: 'const WEGE: Record<TerminAktion, Weg> = {',
        text: "\n  probiere: { nach: 'probe', recht: 'termin.verlegen', von: { buero: OFFENE } },",
      },
    ],
    made: migration('probe', '-- termin.status'),
  },
  {
    name: 'A role',
    filesMax: 3,
    how: 'The role and its rights; what it may in words; a migration for the list that the database keeps.',
    edits: [
      { file: `${DOMAIN}/rolle.ts`, behind: 'export const ROLLEN = [', text: "'probe', " },
      {
        file: `${DOMAIN}/rolle.ts`,
        behind: 'export const ROLLEN_NAMEN: Record<Rolle, string> = {',
        text: "\n  probe: 'Probe',",
      },
      {
        file: 'apps/portal/src/features/mitarbeiter/parts/Mitarbeiterfelder.tsx',
        behind: 'const DARF: Record<Rolle, string> = {',
        text: "\n  probe: 'Darf proben.',",
      },
    ],
    made: migration('probe', '-- mitarbeiter.rolle'),
  },
  {
    name: 'A price of a plan',
    filesMax: 4,
    how: 'What it is called and what is wrong with it (`problem.ts`, `checkProblem.ts`); what it adds to a stop in a shift (`placement.ts`; to a way: `matrices.ts`, to a whole shift: `priceRoutes.ts`); what of the trade asks for it.',
    edits: [
      {
        file: 'packages/planner/src/problem.ts',
        behind: 'export interface Weights {',
        text: '\n  /** Price of a stop on another day than its first. */\n  readonly laterDay?: number;',
      },
      {
        file: 'packages/planner/src/model/checkProblem.ts',
        behind: "  amount(weights?.areaPrice, 'weights.areaPrice');",
        text: "\n  amount(weights?.laterDay, 'weights.laterDay');",
      },
      {
        file: 'packages/planner/src/model/placement.ts',
        behind: 'export function stabilityPrice(problem: Problem, stop: Stop, vehicle: Vehicle): number {',
        text: '\n  if (stop.releaseDay !== undefined && vehicle.day > stop.releaseDay) return problem.weights?.laterDay ?? 0;',
      },
      {
        file: `${API}/planung/problem/planbild.problem.ts`,
        behind: '    weights: { ...problem.weights, ',
        text: 'laterDay: 60, ',
      },
    ],
    made: {},
  },
];
