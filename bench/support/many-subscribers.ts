import type pg from 'pg'

/** A letter about as long as one of a full week, for each language. */
const letter = (language: string) => ({
  subject: `The week in cybersecurity, ${language}`,
  html: `<!doctype html><html lang="${language}"><body>${'<p>An event of the week, with its place and time.</p>'.repeat(400)}<a href="https://unsubscribe.invalid/">Leave</a></body></html>`,
  text: `${'An event of the week, with its place and time.\n'.repeat(80)}https://unsubscribe.invalid/`,
})

/**
 * Leaves that many subscribers in the database, every second one in Hebrew, and promises a digest to all; returns how
 * many milliseconds the promise took. The environment names the database and the sender already.
 */
export async function storeDigest(client: pg.Client, count: number): Promise<number> {
  await client.query(
    `insert into subscribers (full_name, email, locale, subscribed, subscribed_at)
     select 'קוראת Reader ' || n, 'reader' || n || '@example.com',
       (array['en', 'he'])[1 + n % 2]::enum_subscribers_locale, true, now()
     from generate_series(1, $1::integer) n`,
    [count],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into digests (first_day, last_day, status, letters) values ('2026-11-22', '2026-11-28', 'sending', $1)
     returning id`,
    [JSON.stringify({ en: letter('en'), he: letter('he') })],
  )
  const { enqueueDigest } = await import('../../cms/src/features/newsletter/digests/enqueue-digest.ts')
  const begun = performance.now()
  await client.query('begin')
  await enqueueDigest(client as unknown as pg.PoolClient, rows[0]?.id ?? '')
  await client.query('commit')
  return performance.now() - begun
}
