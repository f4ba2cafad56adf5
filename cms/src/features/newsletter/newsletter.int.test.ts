import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '../../jobs/tasks.ts'
import { signedToken } from '../../platform/signed-token.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { unsubscribeLink } from '../mail/unsubscribe-link.ts'

let api: TestApi
let count = 0

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1', PUBLIC_URL: 'https://calendar.example' })
})
afterAll(() => api.stop())
beforeEach(() => setDoubleOptIn(false))

type Mail = {
  kind: string
  subject: string
  text: string
  html: string
  locale: string
  extras: { headers: object }
}

/** Another address each time, so that the tests do not meet. */
const newAddress = () => `reader-${(count += 1)}@example.com`

const subscribe = (email: string, more = {}) =>
  api.send('POST', '/api/newsletter/subscribe', { fullName: 'Dana Levi', email, ...more })

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function rowOf(id: string) {
  const { rows } = await api.services.pool.query('select * from subscribers where id = $1', [id])
  return rows[0]
}

async function mailsTo(email: string): Promise<Mail[]> {
  const { rows } = await api.services.pool.query<Mail>(
    'select kind, subject, text, html, locale, extras from mails where recipient_email = $1 order by created_at, kind',
    [email],
  )
  return rows
}

async function setDoubleOptIn(doubleOptIn: boolean): Promise<void> {
  await api.services.payload.updateGlobal({ slug: 'mail-settings', data: { doubleOptIn } })
}

/** The token of the first link to this page in a mail. */
function tokenIn({ text }: Mail, page: string): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? ''
}

const use = (action: string, token: string, more = {}) =>
  api.send('POST', `/api/newsletter/${action}`, { token, ...more })

const tokenFor = (id: string, purpose: 'unsubscribe' | 'newsletterConfirm' = 'unsubscribe', days = 1) =>
  signedToken(api.services.configuration.secret, { purpose, id }, new Date(Date.now() + days * 86_400_000))

async function stateAfter(response: Promise<Response>): Promise<string> {
  const answer = await response
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { state: string }).state
}

describe('who subscribes', () => {
  test('is welcomed in the same breath, in their language, with a way out that programs know', async () => {
    const email = newAddress()
    const id = await idOf(await subscribe(email, { locale: 'he' }))
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'newsletterWelcome',
      locale: 'he',
      subject: 'נרשמתם לעדכונים של סייברלוח',
    })
    expect(mail?.html).toContain('dir="rtl"')
    const link = `https://calendar.example/he/newsletter/unsubscribe?token=`
    expect(mail?.text).toContain(link)
    expect(mail?.extras.headers).toEqual({
      'List-Unsubscribe': expect.stringContaining(`<${link}`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await stateAfter(use('unsubscribe', tokenIn(mail as Mail, 'unsubscribe')))).toBe('cancelled')
    expect((await rowOf(id)).subscribed).toBe(false)
  })

  test('a second time is told so, and gets no other mail', async () => {
    const email = newAddress()
    await subscribe(email)
    expect((await subscribe(email)).status).toBe(409)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('finds nothing of the name that a stranger may have typed in the mail', async () => {
    const email = newAddress()
    await subscribe(email, { fullName: 'Win at https://evil.example' })
    const [mail] = await mailsTo(email)
    expect(mail?.html).not.toContain('evil')
    const { rows } = await api.services.pool.query('select recipient_name from mails where recipient_email = $1', [
      email,
    ])
    expect(rows).toEqual([{ recipient_name: null }])
  })

  test('is written to three times a day, however often they come and go', async () => {
    const email = newAddress()
    for (let round = 0; round < 5; round += 1) {
      const id = await idOf(await subscribe(email))
      await use('unsubscribe', tokenFor(id))
    }
    expect(await mailsTo(email)).toHaveLength(3)
  })
})

describe('under double opt-in', () => {
  beforeEach(() => setDoubleOptIn(true))

  test('nobody is on the list before they confirm, and the welcome comes after it', async () => {
    const email = newAddress()
    const answer = await subscribe(email)
    expect(await answer.clone().json()).toMatchObject({ mustConfirm: true })
    const id = await idOf(answer)
    expect(await rowOf(id)).toMatchObject({ subscribed: false, unsubscribed_at: null, confirmed_at: null })
    const [asking] = await mailsTo(email)
    expect(asking?.kind).toBe('newsletterConfirm')
    expect(asking?.extras.headers).toEqual({})
    const token = tokenIn(asking as Mail, 'confirm')
    expect(await stateAfter(use('link', token, { purpose: 'confirm' }))).toBe('unconfirmed')
    expect((await rowOf(id)).subscribed).toBe(false)
    const both = await Promise.all([use('confirm', token), use('confirm', token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowOf(id)).toMatchObject({ subscribed: true, confirmed_at: expect.any(Date) })
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['newsletterConfirm', 'newsletterWelcome'])
    expect((await subscribe(email)).status).toBe(409)
  })

  test('asking again writes again, three times a day', async () => {
    const email = newAddress()
    const ids = new Set<string>()
    for (let round = 0; round < 5; round += 1) ids.add(await idOf(await subscribe(email)))
    expect(ids.size).toBe(1)
    expect(await mailsTo(email)).toHaveLength(3)
  })

  test('who had left stays one who left until they confirm', async () => {
    await setDoubleOptIn(false)
    const email = newAddress()
    const id = await idOf(await subscribe(email))
    await use('unsubscribe', tokenFor(id))
    await setDoubleOptIn(true)
    expect(await idOf(await subscribe(email))).toBe(id)
    expect(await rowOf(id)).toMatchObject({ subscribed: false, unsubscribed_at: expect.any(Date) })
    expect(await stateAfter(use('confirm', tokenFor(id, 'newsletterConfirm')))).toBe('active')
    expect(await rowOf(id)).toMatchObject({ subscribed: true, unsubscribed_at: null })
  })

  test('who is not confirmed is in no list, no count and no file, and is forgotten after two weeks', async () => {
    const email = newAddress()
    const token = await api.token()
    const read = async (path: string) => api.request(path, { headers: bearer(token) })
    const before = await (await read('/api/sys/mgmt/summary')).json()
    const id = await idOf(await subscribe(email))
    const list = `/api/sys/mgmt/newsletter/all?q=${email}`
    for (const status of ['', '&status=active', '&status=cancelled'])
      expect((await read(list + status)).headers.get('x-total-count')).toBe('0')
    expect(await (await read('/api/sys/mgmt/newsletter.csv')).text()).not.toContain(email)
    expect(await (await read('/api/sys/mgmt/summary')).json()).toMatchObject({
      subscribers: (before as { subscribers: object }).subscribers,
    })
    await removeExpired(api.services)
    expect(await rowOf(id)).toBeDefined()
    await api.services.pool.query(`update subscribers set updated_at = now() - interval '15 days' where id = $1`, [id])
    await removeExpired(api.services)
    expect(await rowOf(id)).toBeUndefined()
  })

  test('a link that has run out confirms nothing', async () => {
    const id = await idOf(await subscribe(newAddress()))
    expect((await use('confirm', tokenFor(id, 'newsletterConfirm', -1))).status).toBe(404)
    expect((await rowOf(id)).subscribed).toBe(false)
  })
})

describe('a link for leaving', () => {
  test('leaves once: again, it changes nothing, and the first moment is kept', async () => {
    const id = await idOf(await subscribe(newAddress()))
    const token = tokenFor(id)
    expect(await stateAfter(use('unsubscribe', token))).toBe('cancelled')
    const { unsubscribed_at: first } = await rowOf(id)
    expect(await stateAfter(use('unsubscribe', token))).toBe('cancelled')
    expect((await rowOf(id)).unsubscribed_at).toEqual(first)
  })

  test('only looked at, changes nothing and tells little of the address', async () => {
    const email = newAddress()
    const id = await idOf(await subscribe(email))
    const answer = await use('link', tokenFor(id), { purpose: 'unsubscribe' })
    expect(await answer.json()).toEqual({ state: 'active', email: 're…@example.com' })
    expect((await rowOf(id)).subscribed).toBe(true)
  })

  test('brings back who changed their mind', async () => {
    const id = await idOf(await subscribe(newAddress()))
    await use('unsubscribe', tokenFor(id))
    await api.services.pool.query(`update subscribers set subscribed_at = '2020-01-01' where id = $1`, [id])
    expect(await stateAfter(use('resubscribe', tokenFor(id)))).toBe('active')
    const row = await rowOf(id)
    expect(row).toMatchObject({ subscribed: true, unsubscribed_at: null })
    expect(row.subscribed_at.getUTCFullYear()).toBeGreaterThan(2020)
  })

  test('that is forged, of another purpose, of nobody or of somebody deleted does nothing', async () => {
    const id = await idOf(await subscribe(newAddress()))
    const token = tokenFor(id)
    const last = token.endsWith('A') ? 'B' : 'A'
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const wrong of [token.slice(0, -1) + last, tokenFor(id, 'newsletterConfirm'), tokenFor(nobody), 'x', '']) {
      for (const action of ['unsubscribe', 'resubscribe']) expect((await use(action, wrong)).status).toBe(404)
      expect((await use('link', wrong, { purpose: 'unsubscribe' })).status).toBe(404)
    }
    expect((await use('confirm', token)).status).toBe(404)
    expect((await rowOf(id)).subscribed).toBe(true)
    await api.services.payload.delete({ collection: 'subscribers', id })
    expect((await use('unsubscribe', token)).status).toBe(404)
  })

  test('leads to the page of its language, for five years', () => {
    const maker = { secret: 'a secret of many letters', publicUrl: 'https://calendar.example' }
    const id = '3f2b8c1e-7a45-4d10-9c88-0e5a6b7c8d9e'
    expect(unsubscribeLink(maker, id)).toMatch(/^https:\/\/calendar\.example\/newsletter\/unsubscribe\?token=[\w.-]+$/)
    expect(unsubscribeLink(maker, id, 'he')).toContain('.example/he/newsletter/unsubscribe?token=')
  })
})

describe('in the panel', () => {
  test('taking somebody off the list and back on keeps the moments', async () => {
    const { payload } = api.services
    const id = await idOf(await subscribe(newAddress()))
    const off = await payload.update({ collection: 'subscribers', id, data: { subscribed: false } })
    expect(off.unsubscribedAt).toBeTruthy()
    const named = await payload.update({ collection: 'subscribers', id, data: { fullName: 'D. Levi' } })
    expect(named.unsubscribedAt).toBe(off.unsubscribedAt)
    const on = await payload.update({ collection: 'subscribers', id, data: { subscribed: true } })
    expect(on.unsubscribedAt).toBeFalsy()
    expect(Date.parse(on.subscribedAt)).toBeGreaterThan(Date.parse(String(off.unsubscribedAt)) - 1)
  })
})
