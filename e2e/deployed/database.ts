import { Client } from 'pg';

/** One question to the database of an installation, as its operator would ask it. */
export async function query<Row>(url: string, text: string, params: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, params)).rows as Row[];
  } finally {
    await client.end();
  }
}
