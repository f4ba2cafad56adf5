import type { SubmissionRecord } from '@cyberluach/api/submissions'
import type { ProofQuestion, ProvenForm } from '@cyberluach/core/messages/proof-of-work'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission } from '../../testing/submissions.ts'
import { proofQuestion, readProof } from './questions.ts'
import { solved } from './testing/solved.ts'
import { isFirstUse } from './check-proof.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000', PROOF_OF_WORK: 'enforce' })
  token = await api.token()
  await api.services.pool.query(`update users set email = 'ada@example.com', notices = 'each'`)
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.services.configuration.proofOfWork = 'enforce'
  await api.services.pool.query('truncate mails, submissions, staff_notices, used_proofs cascade')
  await api.services.pool.query('delete from graphile_worker._private_jobs')
})

const contact = { name: 'Noa', email: 'noa@example.com', message: 'Hello' }

async function send(proof: string | null, body: object = leastSubmission, path = '/api/submissions') {
  const response = await api.send('POST', path, body, proof === null ? {} : { 'proof-of-work': proof })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function proofFor(form: ProvenForm): Promise<string> {
  const response = await api.request(`/api/proof-of-work/${form}`)
  expect(response.status).toBe(200)
  return solved((await response.json()) as ProofQuestion)
}

async function listed(query: string): Promise<{ rows: SubmissionRecord[]; total: number }> {
  const response = await api.request(`/api/sys/mgmt/submissions?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    rows: (await response.json()) as SubmissionRecord[],
    total: Number(response.headers.get('x-total-count')),
  }
}

async function suspicionOf(id: string) {
  return (await listed(`ids=${id}`)).rows[0]?.suspicion
}

async function count(table: string): Promise<number> {
  const { rows } = await api.services.pool.query(`select count(*)::integer as count from ${table}`)
  return rows[0].count
}

/** Jobs that tell the team at once. */
async function tellingJobs(): Promise<number> {
  const { rows } = await api.services.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'tell-staff'`,
  )
  return rows.length
}

test('a thousand without a proof all wait as suspicious: none lost, none on the calendar, no mail', async () => {
  const events = await count('events')
  const ids = new Set<string>()
  for (let sent = 0; sent < 1000; sent += 20) {
    const some = Array.from({ length: 20 }, (_, index) =>
      send(null, { ...leastSubmission, title: `Scripted ${sent + index}` }),
    )
    for (const id of await Promise.all(some)) ids.add(id)
  }
  const { rows, total } = await listed('kind=event&suspicious=true&limit=5000')
  expect(total).toBe(1000)
  expect(new Set(rows.map(({ id }) => id))).toEqual(ids)
  expect(rows.every(({ status, suspicion }) => status === 'pending' && suspicion === 'missing')).toBe(true)
  expect(await count('events')).toBe(events)
  expect(await count('mails')).toBe(0)
  expect(await tellingJobs()).toBe(0)
  const summary = await api.request('/api/sys/mgmt/summary', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await summary.json()).toMatchObject({ events: { pending: 1000, suspicious: 1000 } })
})

test('one proof is good for one write, also of two at once', async () => {
  const proof = await proofFor('submission')
  const ids = await Promise.all([send(proof), send(proof, { ...leastSubmission, title: 'Again' })])
  const found = await Promise.all(ids.map(suspicionOf))
  expect(found.toSorted()).toEqual([null, 'replayed'].toSorted())
  expect(await tellingJobs()).toBe(1)
  expect(await count('mails')).toBe(1)
})

test('a proof of another form, one that is altered, and one that is over are none', async () => {
  expect(await suspicionOf(await send(await proofFor('contact')))).toBe('otherForm')
  const proof = await proofFor('contact')
  const altered = proof.replace(/^contact/, 'submission')
  expect(await suspicionOf(await send(altered))).toBe('invalid')
  expect(await suspicionOf(await send('made up'))).toBe('invalid')
  const { secret } = api.services.configuration
  const old = solved(proofQuestion(secret, 'submission', new Date(Date.now() - 31 * 60_000)))
  expect(await suspicionOf(await send(old))).toBe('expired')
  expect(await suspicionOf(await send(proof, contact, '/api/contact'))).toBe(null)
})

test('a salt with another end, a number beyond, a longer text under the signature, and a very long header are no proof', async () => {
  const proof = await proofFor('submission')
  const [form, until = '', id, number, signature] = proof.split('.')
  const later = (Number.parseInt(until, 36) + 86_400).toString(36)
  const forged = [
    [form, later, id, number, signature],
    [form, until, id, Number(number) + 50_001, signature],
    [form, until, id, `${number}0`, signature],
    [form, until, id, number, `${signature}AA`],
    [form, until, `${id}.x`, number, signature],
    [form, until, id, number, signature, 'submission'],
    [form, until, id, '٣', signature],
    [form, until, 'x'.repeat(7000), number, signature],
  ]
  for (const parts of forged) {
    const headers = new Headers()
    headers.set('proof-of-work', encodeURI(parts.join('.')))
    expect(await suspicionOf(await send(headers.get('proof-of-work')))).toBe('invalid')
  }
  expect(await suspicionOf(await send(proof))).toBe(null)
})

test('a proof of a write that came to nothing is good for another; while one is being written another waits for it', async () => {
  const { pool } = api.services
  const proof = { id: 'a-proof-of-a-test', expiresAt: new Date(Date.now() + 60_000) }
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  try {
    await one.query('begin')
    await other.query('begin')
    expect(await isFirstUse(one, proof)).toBe(true)
    const waiting = isFirstUse(other, proof)
    await one.query('rollback')
    expect(await waiting).toBe(true)
    const late = isFirstUse(pool, proof)
    await other.query('commit')
    expect(await late).toBe(false)
  } finally {
    one.release()
    other.release()
  }
})

test('what a page without scripts says in place of a proof is a reason of its own', async () => {
  expect(await suspicionOf(await send('wrongAnswer'))).toBe('wrongAnswer')
  expect(await suspicionOf(await send('noScripts'))).toBe('noScripts')
})

test('messages and feedback without a proof are suspicious, too', async () => {
  expect(await suspicionOf(await send(null, contact, '/api/contact'))).toBe('missing')
  const feedback = { overallRating: 5 }
  expect(await suspicionOf(await send(null, feedback, '/api/feedback'))).toBe('missing')
  expect(await suspicionOf(await send(await proofFor('feedback'), feedback, '/api/feedback'))).toBe(null)
})

test('observed, what has no proof is noted and treated as ever; turned off, nothing is noted', async () => {
  api.services.configuration.proofOfWork = 'observe'
  expect(await suspicionOf(await send(null))).toBe(null)
  expect((await listed('suspicious=true')).total).toBe(0)
  expect([await count('submission_faults'), await count('staff_notices'), await count('mails')]).toEqual([1, 1, 1])
  api.services.configuration.proofOfWork = 'off'
  await send('made up')
  expect(await count('submission_faults')).toBe(1)
})

test('a retry of what is stored needs no second proof', async () => {
  const headers = { 'idempotency-key': 'one-attempt', 'proof-of-work': await proofFor('submission') }
  const answers = [
    await api.send('POST', '/api/submissions', leastSubmission, headers),
    await api.send('POST', '/api/submissions', leastSubmission, headers),
  ]
  const [first, again] = await Promise.all(answers.map((answer) => answer.json()))
  expect(again).toEqual(first)
  expect(await count('submission_faults')).toBe(0)
})

test('another secret makes every proof worthless', () => {
  const proof = solved(proofQuestion('one secret of sixteen', 'feedback', new Date()))
  expect(readProof('one secret of sixteen', 'feedback', proof, new Date()).error).toBe(null)
  expect(readProof('another secret of theirs', 'feedback', proof, new Date()).error).toBe('invalid')
})
