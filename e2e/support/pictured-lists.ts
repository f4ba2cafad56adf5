import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { withClient } from '../../server/database/client.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import type { ProvidedProduct } from './on-demand.ts'
import { picturedMorning } from './pictured-product.ts'

const long = 'מילה'.repeat(45)

const posts = [
  {
    title: 'CTF למתחילים: מאיפה מתחילים ומה כדאי לדעת לפני התחרות הראשונה',
    slug: 'ctf-for-beginners',
    author: 'צוות CyberLuach',
    tags: ['CTF', 'מתחילים', 'מדריך', 'תחרות', 'כלים'],
    status: 'published',
    publishedAt: '2026-11-12T07:00:00Z',
    content: '<p>רוב התחרויות פתוחות לכולם.</p><h2>לפני שמתחילים</h2><ul><li>קוראים את הכללים</li></ul>',
  },
  {
    title: 'How to run a fair Jeopardy CTF: notes from three organizers',
    slug: 'fair-jeopardy',
    author: 'Daniel Oren',
    tags: ['CTF', 'organizers', 'scoring', 'fairness'],
    status: 'published',
    publishedAt: '2026-10-27T07:00:00Z',
    content: '<p>Three organizers, one table.</p>',
  },
  {
    title: `<img src=x onerror=alert(1)> ${long}`.slice(0, 200),
    slug: 'whatever-people-write',
    author: 'A'.repeat(200),
    tags: ['w'.repeat(50)],
    status: 'published',
    publishedAt: '2026-12-01T07:00:00Z',
    content: `<p>${'w'.repeat(60_000)}</p>`,
  },
  {
    title: 'Threat hunting workshops worth your weekend',
    slug: 'threat-hunting',
    status: 'draft',
    content: '<p>Soon.</p>',
  },
  {
    title: 'סיכום חודש אוקטובר: 34 אירועים, 11 מדינות',
    slug: 'october',
    author: 'נועה ברק',
    tags: ['סיכום', 'נתונים'],
    status: 'published',
    publishedAt: '2026-11-01T07:00:00Z',
    content: '<p>סיכום.</p>',
  },
]

/** As before the first post and subscriber. */
export async function emptyLists({ dataDir }: ProvidedProduct): Promise<void> {
  await inDatabase(dataDir, 'delete from posts')
  await inDatabase(dataDir, 'delete from subscribers')
}

/** The posts of the pictures in the place of all others. */
export async function picturedPosts({ origin, dataDir, admin }: ProvidedProduct): Promise<void> {
  await inDatabase(dataDir, 'delete from posts')
  const session = await fetch(`${origin}/api/${builtLoginPath}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = (await session.json()) as { token: string }
  for (const post of posts) {
    const answer = await fetch(`${origin}/api/posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(post),
    })
    if (answer.status !== 201) throw new Error(`a post was answered ${answer.status}: ${await answer.text()}`)
  }
  // The draft stands where the product's clock put it, which goes on.
  await inDatabase(dataDir, 'update posts set created_at = $1', [picturedMorning])
}

/** So many subscribers in the place of all others, one a minute up to the morning of the pictures; the first has cancelled. */
export async function subscribe({ dataDir }: ProvidedProduct, count: number): Promise<void> {
  await inDatabase(dataDir, 'delete from subscribers')
  await inDatabase(
    dataDir,
    `insert into subscribers (full_name, email, subscribed, subscribed_at, unsubscribed_at, locale)
     select case when n % 2 = 0 then 'Daniel Oren ' || n else 'תמר אלמוג ' || n end,
       'person-' || n || '@mailbox.example', n > 0, $1::timestamptz - make_interval(mins => $2 - n),
       case when n = 0 then $1::timestamptz end, 'en'
     from generate_series(0, $2 - 1) n`,
    [picturedMorning, count],
  )
}

async function inDatabase(dataDir: string, text: string, values: unknown[] = []): Promise<void> {
  await withClient(await runningDatabaseUrl(dataDir), async (client) => {
    await client.query(text, values)
  })
}
