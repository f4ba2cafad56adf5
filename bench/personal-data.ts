import { storeManyRecords } from '../cms/src/testing/many-records.ts'
import type { Product } from '../server/testing/product.ts'
import { signIn, submitEvent, withDatabase } from './support/admin.ts'
import { atMost, percentile, reported, type Row } from './support/report.ts'

const records = 20_000
const longestSeconds = 30
const others = `${records} mails and ${records} submissions of others`

/** What is kept of one person is shown, handed out and erased, and decisions about others are not kept waiting. */
export async function personalData(product: Product): Promise<Row[]> {
  const { rows } = await withDatabase(product, async (client) => {
    await storeManyRecords(client, records)
    await client.query('vacuum analyze submissions, mails')
    return client.query<{ id: string }>(
      `select id from submissions where status = 'pending' order by created_at, id limit 500`,
    )
  })
  await submitEvent(product.origin, 'An event of a person who asks', '2027-01-20')
  const admin = await signIn(product)
  const person = { address: 'organizer@example.com', confirmation: 'organizer@example.com' }
  const secondsOf = async (name: string) => {
    const start = performance.now()
    await admin.askPanel(`personal-data/${name}`, person)
    return (performance.now() - start) / 1000
  }
  const held = await secondsOf('held')
  const exported = await secondsOf('export')
  let isErasing = true
  const erasing = secondsOf('erase').finally(() => (isErasing = false))
  const decisions: number[] = []
  for (const { id } of rows) {
    if (!isErasing) break
    const start = performance.now()
    await admin.send('POST', `/api/sys/mgmt/submissions/${id}/reject`, { notes: 'Measured.' })
    decisions.push(performance.now() - start)
  }
  return [
    atMost(`a person found beside ${others}`, held, longestSeconds, ' s'),
    atMost('the same, exported', exported, longestSeconds, ' s'),
    atMost('the same, erased', await erasing, longestSeconds, ' s'),
    reported('decisions about others meanwhile, p95', `${percentile(decisions, 0.95).toFixed(0)} ms`),
  ]
}
