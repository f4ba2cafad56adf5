import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { signedToken, type Purpose } from '../../cms/src/platform/signed-token.ts'
import type { Product } from '../../server/testing/product.ts'
import { send, signIn, submitEvent } from '../support/admin.ts'

/** What requests name: things that are there, and tokens that open them. */
export type Known = Awaited<ReturnType<typeof prepareKnown>>

const posts = 50
const paragraphs = 200

/** Adds posts, submissions and a subscriber to the product, and reads what its events are called. */
export async function prepareKnown(product: Product, client: pg.Client, page: string) {
  const secret = (await readFile(join(product.dataDir, 'payload-secret'), 'utf8')).trim()
  const admin = await signIn(product)
  const content = '<p>What a post says in one of its many paragraphs, about flags.</p>'.repeat(paragraphs)
  for (let index = 0; index < posts; index += 1)
    await admin.send('POST', '/api/posts', {
      slug: `measured-${index}`,
      title: `Measured ${index}`,
      content,
      tags: ['measured'],
      status: 'published',
    })
  const waiting = await submitEvent(product.origin, 'Measured', '2027-03-01')
  const approved = await submitEvent(product.origin, 'Measured and published', '2027-03-02')
  await admin.approve(approved)
  const subscriber = await subscribed(product, client)
  const until = new Date(Date.now() + 86_400_000)
  const tokenOf = (purpose: Purpose, id: string) => signedToken(secret, { purpose, id }, until)
  const { rows } = await client.query<{ id: string; slug: string }>(
    `select e.id, s.slug from events e join event_slugs s on s.event_id = e.id and s.is_current
     order by e.start_day, e.id limit 1000`,
  )
  return {
    /** Another one for each number. */
    eventId: (n: number) => rows[n % rows.length]?.id ?? '',
    slug: (n: number) => rows[n % rows.length]?.slug ?? '',
    postSlug: 'measured-0',
    /** Of a submission that waits, and of one that was published. */
    submission: tokenOf('submission', waiting),
    published: tokenOf('submission', approved),
    /** A word that half of the events have. */
    word: 'team',
    /** The address of a page of three megabytes. */
    page,
    token: (purpose: Purpose) => tokenOf(purpose, subscriber),
  }
}

async function subscribed({ origin }: Product, client: pg.Client): Promise<string> {
  const email = 'measured@example.com'
  await send(`${origin}/api/newsletter/subscribe`, { fullName: 'Measured', email })
  const { rows } = await client.query<{ id: string }>('select id from subscribers where email = $1', [email])
  if (!rows[0]) throw new Error('Nobody subscribed')
  return rows[0].id
}
