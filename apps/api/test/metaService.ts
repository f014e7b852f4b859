import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Text = { type: 'text'; text: string };
export type Gesendet = {
  to: string;
  type: string;
  template: {
    name: string;
    language: { code: string };
    components: { type: string; sub_type?: string; index?: string; parameters: Text[] }[];
  };
  biz_opaque_callback_data: string;
};

/** What the service does with the next message; without it, it takes all. */
export type MetaMood = { code?: number; status?: number; hangUp?: boolean };

export type MetaService = {
  readonly url: string;
  /** What an installation sets to send by it. */
  readonly env: Record<string, string>;
  readonly host: string;
  readonly sent: Gesendet[];
  readonly asked: { path: string; authorization: string }[];
  mood: MetaMood;
  readonly close: () => Promise<void>;
};

/** The Cloud API on this machine, as Meta describes `POST /{phone number}/messages`: it records and sends nothing. */
export async function metaService(): Promise<MetaService> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Gesendet;
      const { code, status = 400, hangUp = false } = service.mood;
      service.asked.push({ path: request.url ?? '', authorization: String(request.headers.authorization) });
      if (code === undefined) service.sent.push(body);
      if (hangUp) return request.socket.destroy();
      response.writeHead(code === undefined ? 200 : status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          code === undefined
            ? {
                messaging_product: 'whatsapp',
                contacts: [{ input: body.to, wa_id: body.to }],
                messages: [{ id: `wamid.HBg${service.sent.length}`, message_status: 'accepted' }],
              }
            : {
                error: {
                  message: `(#${code}) refused`,
                  type: 'OAuthException',
                  code,
                  error_data: { messaging_product: 'whatsapp', details: 'refused' },
                  fbtrace_id: 'Az8or2yhqkZfEZ',
                },
              },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: MetaService = {
    url: `http://${host}/v23.0`,
    env: {
      WHATSAPP_TOKEN: 'schluessel',
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_APP_SECRET: 'geheim',
      WHATSAPP_VERIFY_TOKEN: 'was-wir-verabredet-haben',
      WHATSAPP_URL: `http://${host}/v23.0`,
    },
    host,
    sent: [],
    asked: [],
    mood: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

/** The body of a report as Meta sends it; `errors` with the code why it failed. */
export const metaMeldung = (
  phoneNumberId: string,
  value: { statuses?: readonly unknown[]; messages?: readonly unknown[] },
): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '4991239999', phone_number_id: phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });
