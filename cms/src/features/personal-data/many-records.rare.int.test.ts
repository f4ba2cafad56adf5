import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../../server/database/client.ts'
import { cookieName } from '../users/cookies.ts'
import { storeManyRecords } from '../../testing/many-records.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

const noa = 'noa.levi+ctf@example.com'
const many = 20_000

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  token = await api.token()
  await submit(api, { organizerEmail: noa })
  // Not of the product's pool, which gives a statement seconds.
  await withClient(api.database.url, async (client) => {
    await storeManyRecords(client, many)
    await client.query(
      `update mails set html = html || '<a href="/?to=Noa.Levi%2Bctf%40example.com">x-noa.levi+ctf@example.com</a>'
       where message_id like '<many-77%'`,
    )
  })
})
afterAll(() => api.stop())

async function call(name: string): Promise<Response> {
  const { default: config } = await import('../../payload.config.ts')
  const request = new Request(`http://localhost/cms/api/personal-data/${name}`, {
    method: 'POST',
    headers: {
      'accept-language': 'en',
      'content-type': 'application/json',
      cookie: `${cookieName}=${token}`,
    },
    body: JSON.stringify({ address: noa, confirmation: noa }),
  })
  return handleEndpoints({ config, request })
}

test('a visitor is shown, handed out and forgotten beside many thousands of others', async () => {
  const { pool } = api.services
  const named = 1 + 10 + 100
  const held = await call('held')
  expect(held.status).toBe(200)
  expect(await held.json()).toMatchObject({
    records: { eventSubmissions: [{ title: 'Night of the flags' }], mails: [{}] },
    elsewhere: named,
  })
  const file = await call('export')
  expect(file.status).toBe(200)
  expect(await file.json()).toMatchObject({ 'Other places that name the address': named })

  const { rows: of } = await pool.query(`select id from submissions where title = 'Night of flags 77'`)
  const path = `/api/sys/mgmt/submissions/${of[0].id}/reject`
  const [erased, decided] = await Promise.all([
    call('erase'),
    api.send('POST', path, { notes: 'Not for us.' }, { authorization: `Bearer ${token}` }),
  ])
  expect(decided.status).toBe(200)
  expect(erased.status).toBe(200)
  expect(await erased.json()).toMatchObject({
    deleted: { eventSubmissions: 1, mails: 1 },
    masked: named,
    left: [],
  })
  const { rows } = await pool.query(
    `select count(*)::integer as mails, count(*) filter (where html ilike '%%noa.levi\\%2bctf%')::integer as named,
       count(*) filter (where html like '%to=[…]">x-noa.levi+ctf@example.com</a>')::integer as masked,
       (select count(*)::integer from submissions) as submissions
     from mails`,
  )
  expect(rows).toEqual([{ mails: many + 1, named: 0, masked: named, submissions: many }])
})
