import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../access/roles.ts'
import { cookieName } from '../users/cookies.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'
import { mentionPattern } from './held.ts'

let api: TestApi
let token: string

const noa = 'noa.levi+ctf@example.com'
const asTyped = 'Noa.Levi+CTF@Example.com'
/** Whose addresses hold hers, or are held by it, and who only writes about her. */
const others = ['noa.levi+ctf@example.com.au', 'x-noa.levi+ctf@example.com', 'ctf@example.com', 'dana@example.org']

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  token = await api.token()
})
afterAll(() => api.stop())

async function call(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { default: config } = await import('../../payload.config.ts')
  const request = new Request(`http://localhost/cms/api/personal-data/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookieName}=${token}`, ...headers },
    body: JSON.stringify(body),
  })
  return handleEndpoints({ config, request })
}

/** One record of every kind, handed in by a visitor through the public calls; answers with the public event. */
async function leaveTraces(address: string): Promise<{ eventId: string; submissionId: string }> {
  const name = `Somebody ${crypto.randomUUID()}`
  const event = {
    title: 'Night of the flags',
    description: `Write to ${address}.`,
    organizerEmail: address,
    organizerName: name,
    organizerPhone: '+972 50 000 0000',
    additionalInfo: `CONTACT PERSON FOR VERIFICATION:\nName: ${name}\nPhone: 050\n\nEVENT DETAILS:\nContact: ${address}`,
  }
  await submit(api, event)
  const rejected = await submit(api, event)
  await send('POST', `/api/sys/mgmt/submissions/${rejected}/reject`, { notes: `${address} answered` })
  const submissionId = await submit(api, event)
  const answer = await send('POST', `/api/sys/mgmt/submissions/${submissionId}/approve`)
  const { eventId } = (await answer.json()) as { eventId: string }
  await stored('/api/contact', {
    name,
    email: address,
    subject: `Call ${address} back`,
    message: `It is\n${address}`,
  })
  await stored('/api/feedback', { name, email: address, overallRating: 5, additionalComments: address })
  await stored('/api/newsletter/subscribe', { fullName: name, email: address })
  await api.send('POST', '/api/errors', {
    error: `Not sent to ${address}`,
    stack: '',
    componentStack: '',
    timestamp: '',
    userAgent: '',
    url: `/?to=${encodeURIComponent(address)}`,
  })
  await api.services.pool.query(
    `insert into mails (kind, status, recipient_name, recipient_email, subject, text, html, extras, message_id,
       submission_id)
     values ('submissionPublished', 'queued', $2, $1, 'Published', $3, $3, $4, $5, $6)`,
    [address, name, `Dear ${address}`, JSON.stringify({ to: address }), `<${crypto.randomUUID()}>`, submissionId],
  )
  return { eventId, submissionId }
}

const send = (method: string, path: string, body?: object) => api.send(method, path, body, bearer(token))

async function stored(path: string, body: object): Promise<void> {
  const answer = await api.send('POST', path, body, { 'idempotency-key': crypto.randomUUID() })
  expect(answer.status).toBe(201)
}

/** Every row of the database, as text. */
async function everyRow(): Promise<string[]> {
  const { rows: tables } = await api.services.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await api.services.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
      return rows.map(({ row }) => `${name} ${row}`)
    }),
  )
  return all.flat()
}

/** What holds the address, in whatever case and spelling, and not only as a part of another one. */
function naming(address: string, rows: string[]): string[] {
  const withoutOthers = (row: string) =>
    others
      .filter((other) => other.includes(address))
      .reduce(
        (text, other) => text.replaceAll(other, ''),
        decodeURIComponent(row.replace(/%(?![0-9a-f]{2})/gi, '%25')).toLowerCase(),
      )
  return rows.filter((row) => withoutOthers(row).includes(address))
}

describe('a visitor who asks', () => {
  let traces: Awaited<ReturnType<typeof leaveTraces>>
  let mentioned: string

  beforeAll(async () => {
    traces = await leaveTraces(asTyped)
    for (const other of others) await leaveTraces(other)
    mentioned = await submit(api, {
      organizerEmail: 'dana@example.org',
      title: `With ${asTyped}`,
      additionalInfo: `EVENT DETAILS:\nNotes: ask ${noa}, not ${others[0]}`,
    })
    await send('POST', `/api/sys/mgmt/submissions/${mentioned}/approve`)
  })

  test('is shown all that is kept, and what would stay', async () => {
    const answer = await call('held', { address: ` ${asTyped} ` })
    expect(answer.status).toBe(200)
    const { records, elsewhere } = await answer.json()
    const counts = Object.fromEntries(
      Object.entries(records as Record<string, unknown[]>).map(([kind, all]) => [kind, all.length]),
    )
    expect(counts).toMatchObject({ subscriptions: 1, eventSubmissions: 3, contactMessages: 1, feedback: 1 })
    expect(counts.mails).toBeGreaterThanOrEqual(1)
    for (const mail of records.mails)
      expect(mail).toMatchObject({ mailStatus: expect.stringMatching(/^(queued|kept)$/) })
    expect((records.eventSubmissions as { stays: boolean }[]).filter(({ stays }) => stays)).toHaveLength(1)
    expect(elsewhere).toBeGreaterThanOrEqual(4)
  })

  test('gets a file with every record, in the words of the panel', async () => {
    const file = await (await call('export', { address: noa }, { 'accept-language': 'he' })).json()
    expect(file['פניות']).toHaveLength(1)
    expect(file['פניות'][0]['פרטים נוספים'] ?? JSON.stringify(file['פניות'][0])).toContain(asTyped)
    const english = await (await call('export', { address: noa }, { 'accept-language': 'en' })).json()
    expect(english['Newsletter subscriptions']).toMatchObject([{ Email: noa }])
    expect(english['Submitted events']).toHaveLength(3)
    expect(english['Submitted events'][0]).toMatchObject({
      'Organizer’s phone': '+972 50 000 0000',
      'As received': { organizerEmail: expect.stringMatching(/noa/i) },
    })
    for (const other of others) expect(naming(other, [JSON.stringify(english)])).toEqual([])
  })

  test('is forgotten everywhere, and nobody else is touched', async () => {
    const ofOthers = (rows: string[]) =>
      rows.filter((row) => others.some((other) => row.includes(`"${other}"`)) && naming(noa, [row]).length === 0)
    const before = ofOthers(await everyRow())
    expect(before.length).toBeGreaterThanOrEqual(others.length * 7)
    expect(naming(noa, await everyRow()).length).toBeGreaterThan(10)

    const answer = await call('erase', { address: noa, confirmation: asTyped })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      deleted: { subscriptions: 1, eventSubmissions: 2, contactMessages: 1, feedback: 1 },
      anonymised: 1,
      left: [],
    })
    const after = await everyRow()
    expect(naming(noa, after)).toEqual([])
    expect(before.filter((row) => !after.includes(row))).toEqual([])
    expect(after.filter((row) => /Somebody/.test(row) && row.includes(traces.submissionId))).toEqual([])
  })

  test('leaves the public event, and a submission that tells of nobody', async () => {
    const event = await (await api.request(`/api/events/${traces.eventId}`)).json()
    expect(event).toMatchObject({ title: 'Night of the flags', description: 'Write to […].' })
    const { rows } = await api.services.pool.query('select * from submissions where id = $1', [traces.submissionId])
    expect(rows).toMatchObject([
      {
        status: 'approved',
        organizer_name: null,
        organizer_phone: null,
        additional_info: null,
        received: null,
      },
    ])
  })

  test('loses only the address in what others wrote', async () => {
    const { rows } = await api.services.pool.query('select * from submissions where id = $1', [mentioned])
    expect(rows).toMatchObject([
      {
        title: 'With […]',
        organizer_email: 'dana@example.org',
        additional_info: `EVENT DETAILS:\nNotes: ask […], not ${others[0]}`,
        received: { additionalInfo: `EVENT DETAILS:\nNotes: ask […], not ${others[0]}` },
      },
    ])
  })

  test('stands in the audit log as a number of records, by a fingerprint that is the same again', async () => {
    const { rows } = await api.services.pool.query(
      `select action, username, subject, details from audit_entries where action in ('dataErased', 'dataExported')
       order by at`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['dataExported', 'dataExported', 'dataErased'])
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(1)
    expect(rows[0].subject).toMatch(/^[0-9a-f]{16}$/)
    expect(rows[2]).toMatchObject({
      username: 'admin',
      details: expect.stringContaining('contactMessages 1'),
    })
    expect(rows[2].details).not.toContain('@')
  })

  test('may subscribe again, as anybody', async () => {
    await stored('/api/newsletter/subscribe', { fullName: 'Noa', email: noa })
  })
})

test('what the people of the site wrote is not changed, and said', async () => {
  const { payload } = api.services
  await payload.create({
    collection: 'digests',
    data: {
      kind: 'digest',
      firstDay: '2026-12-06',
      lastDay: '2026-12-12',
      intro: 'Write to tamar@example.net',
      status: 'draft',
    },
  })
  const answer = await call('erase', { address: 'tamar@example.net', confirmation: 'tamar@example.net' })
  expect(await answer.json()).toMatchObject({ left: [{ table: 'digests_locales', rows: 1 }] })
})

test('calendars that a person offered are shown, handed out and forgotten with the mails about them', async () => {
  const email = 'gil@example.net'
  await stored('/api/calendar-offers', { address: 'https://gil.example/events.ics', organizer: 'Gil', email })
  const { records } = await (await call('held', { address: email })).json()
  expect(records).toMatchObject({ calendarOffers: [{ title: 'https://gil.example/events.ics' }], mails: [{}] })
  const file = await (await call('export', { address: email }, { 'accept-language': 'en' })).json()
  expect(file).toMatchObject({ 'Offered calendars': [{ address: 'https://gil.example/events.ics' }] })
  const erased = await (await call('erase', { address: email, confirmation: email })).json()
  expect(erased).toMatchObject({ deleted: { calendarOffers: 1, mails: 1 } })
  expect((await everyRow()).filter((row) => row.includes('gil.example'))).toEqual([])
})

test('of somebody who works here the address goes, and the account stays', async () => {
  await signedIn(api, 'admin', 'orly')
  const email = 'orly@example.net'
  const about = { collection: 'users', where: { username: { equals: 'orly' } } } as const
  await api.services.payload.update({ ...about, data: { email } })
  await submit(api)
  const { records, elsewhere } = await (await call('held', { address: email })).json()
  expect([records.staff, elsewhere]).toEqual([[expect.objectContaining({ title: 'orly' })], 0])
  const file = JSON.stringify(await (await call('export', { address: email })).json())
  expect(file).toContain('"orly"')
  expect(file).not.toMatch(/hash|salt|session/i)
  const erased = await (await call('erase', { address: email, confirmation: email })).json()
  expect(erased).toMatchObject({ deleted: { staff: 1 }, left: [] })
  expect(naming(email, await everyRow())).toEqual([])
  const { docs } = await api.services.payload.find(about)
  expect(docs).toMatchObject([{ username: 'orly', role: 'admin' }])
})

test('nothing goes where the last step fails', async () => {
  const { pool } = api.services
  await submit(api, { organizerEmail: 'omer@example.net' })
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger fail before insert on audit_entries for each row execute function fail()`)
  try {
    expect((await call('erase', { address: 'omer@example.net', confirmation: 'omer@example.net' })).status).toBe(500)
  } finally {
    await pool.query('drop trigger fail on audit_entries; drop function fail')
  }
  const { records } = await (await call('held', { address: 'omer@example.net' })).json()
  expect(records.eventSubmissions).toHaveLength(1)
})

describe('who asks', () => {
  const asked = { address: 'dana@example.org', confirmation: 'dana@example.org' }

  test.each(roles.filter((role) => role !== 'admin'))('as %s is refused', async (role) => {
    const cookie = `${cookieName}=${await signedIn(api, role)}`
    for (const name of ['held', 'export', 'erase']) expect((await call(name, asked, { cookie })).status).toBe(403)
  })

  test('without a session, or from another site, is refused', async () => {
    for (const name of ['held', 'export', 'erase']) {
      expect((await call(name, asked, { cookie: '' })).status).toBe(401)
      expect((await call(name, asked, { origin: 'https://elsewhere.example' })).status).toBe(403)
    }
  })

  test('by no address, or with another one to confirm it, is told so', async () => {
    for (const address of ['', 'dana', '%', '.*@example.org', "a' or true--@example.org", null, 7, ['a@b.co']])
      expect((await call('erase', { address, confirmation: address })).status).toBe(422)
    for (const confirmation of [undefined, '', 'dana@example.com'])
      expect((await call('erase', { ...asked, confirmation })).status).toBe(422)
    expect((await call('erase', 'nonsense')).status).toBe(422)
    const { records } = await (await call('held', asked)).json()
    expect(records.subscriptions).toHaveLength(1)
  })
})

test('an address with signs of a pattern is only itself', async () => {
  const { rows } = await api.services.pool.query<{ found: boolean[] }>(
    `select array(select text ~* $1 from unnest($2::text[]) with ordinality as t (text, n) order by n) as found`,
    [
      mentionPattern("o'neil_a.b-c@example.com"),
      [
        "<O'Neil_a.b-c@example.com>",
        "o'neil_axb-c@example.com",
        'o&#39;neil_a.b-c%40example.com',
        "x.o'neil_a.b-c@example.com",
        "o'neil_a.b-c@example.com.",
      ],
    ],
  )
  expect(rows[0]?.found).toEqual([true, false, true, false, true])
})
