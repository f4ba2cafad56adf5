import { provenForms, type ProvenForm } from '@cyberluach/core/messages/proof-of-work'
import type { IssuedQuestion } from '@cyberluach/core/messages/word-question'
import { locales, type Locale } from '@cyberluach/i18n/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission } from '../../testing/submissions.ts'
import { answerOf } from './testing/answer-of.ts'
import { questionToken } from './questions.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ PROOF_OF_WORK: 'enforce' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.services.configuration.proofOfWork = 'enforce'
  await api.services.pool.query('truncate mails, submissions, used_proofs, rate_limits, subscribers cascade')
})

async function ask(form: ProvenForm, locale: Locale = 'en'): Promise<IssuedQuestion | null> {
  const headers = { 'accept-language': locale }
  const response = await api.request(`/api/proof-of-work/${form}/question`, { headers })
  return ((await response.json()) as { question: IssuedQuestion | null }).question
}

async function asked(form: ProvenForm = 'contact', locale: Locale = 'en'): Promise<IssuedQuestion> {
  const question = await ask(form, locale)
  if (!question) throw new Error('nothing was asked')
  return question
}

async function answer(form: ProvenForm, token: string, typed: string, headers = {}): Promise<string | null> {
  const response = await api.send('POST', `/api/proof-of-work/${form}/answer`, { token, answer: typed }, headers)
  expect(response.status).toBe(200)
  return ((await response.json()) as { proof: string | null }).proof
}

async function faults(): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ fault: string }>('select fault from submission_faults')
  return rows.map(({ fault }) => fault)
}

test.each(locales)(
  'a question is asked in words, and its answer is taken in for a proof of its form, %s',
  async (locale) => {
    for (let round = 0; round < 20; round += 1) {
      await api.services.pool.query('truncate rate_limits')
      const { text, token } = await asked('contact', locale)
      const proof = await answer('contact', token, answerOf(locale, text))
      expect(proof, text).toMatch(/^contact\./)
      const message = { name: 'Noa', email: 'noa@example.com', message: 'Hello' }
      const sent = await api.send('POST', '/api/contact', message, { 'proof-of-work': String(proof) })
      expect(sent.status).toBe(201)
    }
    expect(await faults()).toEqual([])
  },
)

test('nothing is stored for a question, and one answer for it, right or wrong', async () => {
  const { text, token } = await asked()
  const rows = async () => (await api.services.pool.query('select from used_proofs')).rowCount
  expect(await rows()).toBe(0)
  expect(await answer('contact', token, 'perhaps')).toBe(null)
  expect(await answer('contact', token, answerOf('en', text))).toBe(null)
  expect(await rows()).toBe(1)
})

test('of many answers in the same instant one counts', async () => {
  const { text, token } = await asked()
  const right = answerOf('en', text)
  const proofs = await Promise.all(Array.from({ length: 8 }, () => answer('contact', token, right)))
  expect(proofs.filter((proof) => proof !== null)).toHaveLength(1)
})

test('an answer is good for its own form, within half an hour, and for what was asked', async () => {
  const { text, token } = await asked('contact')
  expect(await answer('feedback', token, answerOf('en', text))).toBe(null)
  const { secret } = api.services.configuration
  const question = { kind: 'dayAfter', day: 2 } as const
  const tokenAt = (minutesAgo: number, by = secret) =>
    questionToken(by, 'contact', question, new Date(Date.now() - minutesAgo * 60_000))
  expect(await answer('contact', tokenAt(31), 'Wednesday')).toBe(null)
  expect(await answer('contact', tokenAt(0, 'another secret of theirs'), 'Wednesday')).toBe(null)
  const [one, other] = [tokenAt(0), questionToken(secret, 'contact', { kind: 'dayAfter', day: 4 }, new Date())]
  const mixed = [...one.split('.').slice(0, 3), ...other.split('.').slice(3)].join('.')
  expect(await answer('contact', mixed, 'Friday')).toBe(null)
  expect(await answer('contact', `${one}.x`, 'Wednesday')).toBe(null)
  expect(await answer('contact', '', 'Wednesday')).toBe(null)
  expect(await answer('contact', one, 'יום ד׳')).toMatch(/^contact\./)
})

test('a question says nothing of its answer: the same question is sealed another way each time', () => {
  const { secret } = api.services.configuration
  const tokens = [1, 2].map(() => questionToken(secret, 'contact', { kind: 'dayAfter', day: 2 }, new Date(0)))
  const [one, other] = tokens.map((token) => token.split('.').slice(2))
  expect(one?.filter((part) => other?.includes(part))).toEqual([])
})

test('guesses have an end: sixty answers of an address within an hour, and others are not held up', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.9' }
  const guess = async () => {
    const { token } = await asked()
    return api.send('POST', '/api/proof-of-work/contact/answer', { token, answer: 'Monday' }, headers)
  }
  for (let count = 0; count < 60; count += 1) expect((await guess()).status).toBe(200)
  const last = await guess()
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  const { text, token } = await asked()
  expect(await answer('contact', token, answerOf('en', text), { 'x-forwarded-for': '192.0.2.10' })).not.toBe(null)
})

test.each(['observe', 'off'] as const)('nobody is asked where a proof changes nothing: %s', async (mode) => {
  api.services.configuration.proofOfWork = mode
  for (const form of provenForms) expect(await ask(form)).toBe(null)
})

describe('the newsletter', () => {
  const reader = { fullName: 'Noa', email: 'stranger@example.com' }
  const subscribe = (headers = {}) => api.send('POST', '/api/newsletter/subscribe', reader, headers)
  const count = async (table: string) => (await api.services.pool.query(`select from ${table}`)).rowCount

  test('writes to nobody whom a script names: it is refused, nothing is stored, and no mail goes', async () => {
    for (const proof of [null, 'made up', 'wrongAnswer']) {
      const refused = await subscribe(proof === null ? {} : { 'proof-of-work': proof })
      expect(refused.status).toBe(428)
      expect(await refused.json()).toMatchObject({ code: 'proofNeeded' })
    }
    expect([await count('subscribers'), await count('mails')]).toEqual([0, 0])
  })

  test('takes the same attempt in once it has a proof', async () => {
    const key = { 'idempotency-key': 'one-attempt' }
    expect((await subscribe(key)).status).toBe(428)
    const { text, token } = await asked('newsletter', 'he')
    const proof = await answer('newsletter', token, answerOf('he', text))
    const sent = await subscribe({ ...key, 'proof-of-work': String(proof) })
    expect(sent.status).toBe(201)
    expect((await subscribe(key)).status).toBe(201)
    expect([await count('subscribers'), await count('mails')]).toEqual([1, 1])
  })

  test('is open to everybody while proofs are observed', async () => {
    api.services.configuration.proofOfWork = 'observe'
    expect((await subscribe()).status).toBe(201)
  })
})

test('a submission is stored though its question was answered wrong twice, and waits as suspicious', async () => {
  const sent = await api.send('POST', '/api/submissions', leastSubmission, { 'proof-of-work': 'wrongAnswer' })
  expect(sent.status).toBe(201)
  expect(await faults()).toEqual(['wrongAnswer'])
})
