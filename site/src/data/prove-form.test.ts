import { proofText } from '@cyberluach/core/messages/proof-of-work'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { contactForm } from '../forms/contact-form.ts'
import { newsletterForm } from '../forms/newsletter-form.ts'
import { postedOf, receiveData, statusOf } from './receive-form.ts'

const words = messagesFor('en').wordQuestion
const message = { attempt: 'attempt-1', name: 'Noa', email: 'noa@example.com', message: 'Hello' }
const reader = { attempt: 'attempt-2', fullName: 'Noa', email: 'noa@example.com', from: '/faq' }
const visitor = { locale: 'en', address: '192.0.2.7' } as const

const question = { text: 'Which day of the week comes right after Tuesday?', token: 'contact.a.b.c.d' }
const proof = proofUntil(Date.now() + 60_000)

function proofUntil(end: number): string {
  const salt = `contact.${Math.floor(end / 1000).toString(36)}.abcdefghijklmnop`
  return proofText({ salt, challenge: '', signature: 'signed', most: 1 }, 7)
}

/** What the API answers to a question that is asked for, to an answer, and to a write. */
function answering(answers: { question?: object | null; proof?: string | null; sent?: Response }) {
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = new Request(address, init)
    calls.push(call)
    if (call.url.endsWith('/question')) return Response.json({ question: answers.question ?? null })
    if (call.url.endsWith('/answer'))
      return answers.proof === undefined
        ? Response.json({ error: 'Too many', code: 'tooMany' }, { status: 429 })
        : Response.json({ proof: answers.proof })
    return answers.sent ?? Response.json({ id: '0b6f1c1e' }, { status: 201 })
  })
  return calls
}

const pathsOf = (calls: Request[]) => calls.map(({ url }) => new URL(url).pathname)

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const write = (fields: Record<string, string> = {}) =>
  receiveData(contactForm, form({ ...message, ...fields }), visitor)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('where no question is asked the form goes at once, and says that no script has worked for it', async () => {
  const calls = answering({ question: null })
  expect((await write()).outcome.kind).toBe('sent')
  expect(pathsOf(calls)).toEqual(['/api/proof-of-work/contact/question', '/api/contact'])
  expect(calls.at(-1)?.headers.get('proof-of-work')).toBe('noScripts')
})

test('a form that is filled in comes back with a question, all that was written, and nothing is sent', async () => {
  const calls = answering({ question })
  const received = await write()
  expect(pathsOf(calls)).toEqual(['/api/proof-of-work/contact/question'])
  expect(calls[0]?.headers.get('accept-language')).toBe('en')
  expect(calls[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7')
  expect(statusOf(received)).toBe(422)
  expect(postedOf(received, words)).toMatchObject({
    attempt: 'attempt-1',
    values: { message: 'Hello' },
    issues: [],
    question: { ...question, hint: words.hint, error: '' },
  })
})

test('nothing is asked about a form that is not filled in yet', async () => {
  const calls = answering({ question })
  expect((await write({ message: '' })).outcome.kind).toBe('wrong')
  expect(calls).toEqual([])
})

test('a right answer goes with the form as its proof', async () => {
  const calls = answering({ question, proof })
  expect((await write({ question: question.token, answer: 'Wednesday' })).outcome.kind).toBe('sent')
  expect(await calls[0]?.json()).toEqual({ token: question.token, answer: 'Wednesday' })
  expect(calls[1]?.headers.get('proof-of-work')).toBe(proof)
})

test('a wrong answer is followed by another question; a second one sends the form all the same, which says so', async () => {
  const calls = answering({ question, proof: null })
  const again = await write({ question: question.token, answer: 'Monday' })
  expect(again.outcome.kind).toBe('asked')
  expect(postedOf(again, words)?.question).toMatchObject({
    token: `again:${question.token}`,
    hint: words.lastHint,
    error: words.wrong,
  })
  expect(pathsOf(calls)).not.toContain('/api/contact')
  const last = await write({ question: `again:${question.token}`, answer: '' })
  expect(last.outcome.kind).toBe('sent')
  expect(calls.at(-1)?.headers.get('proof-of-work')).toBe('wrongAnswer')
})

test('an answer too many counts as wrong, and the form is kept', async () => {
  const calls = answering({ question })
  expect((await write({ question: question.token, answer: 'Wednesday' })).outcome.kind).toBe('sent')
  expect(calls.at(-1)?.headers.get('proof-of-work')).toBe('wrongAnswer')
})

test('what is wrong with the form is said, and an answer that was right is not asked for again', async () => {
  answering({ question, proof })
  const received = await write({ question: question.token, answer: 'Wednesday', email: 'noa' })
  expect(received.outcome.kind).toBe('wrong')
  expect(postedOf(received, words)).toMatchObject({ proof })
  const calls = answering({ question })
  expect((await write({ proof })).outcome.kind).toBe('sent')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers.get('proof-of-work')).toBe(proof)
})

test.each([
  proofUntil(Date.now() - 1000),
  'made up',
  'contact',
  `${proof}\r\nx: y`,
  `${proof}ש`,
  proof.padEnd(500, 'x'),
])('a proof that is over, or none, is asked for anew: %s', async (given) => {
  const calls = answering({ question })
  expect((await write({ proof: given })).outcome.kind).toBe('asked')
  expect(pathsOf(calls)).toEqual(['/api/proof-of-work/contact/question'])
})

test('while nobody can be asked, nothing is sent and nothing lost', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'away', code: 'unavailable' }, { status: 503 }))
  const received = await write()
  expect(statusOf(received)).toBe(503)
  expect(postedOf(received, words)).toMatchObject({ values: { message: 'Hello' } })
})

test('for the newsletter an answer is asked for until it is right: of an address without one nothing is kept', async () => {
  const calls = answering({ question, proof: null })
  const fields = { ...reader, question: `again:${question.token}`, answer: 'Monday' }
  const received = await receiveData(newsletterForm, form(fields), visitor)
  expect(received.outcome.kind).toBe('asked')
  expect(postedOf(received, words)?.question?.hint).toBe(words.hint)
  expect(pathsOf(calls)).not.toContain('/api/newsletter/subscribe')
})

test('a proof that had been used is asked for anew where nothing was stored without it', async () => {
  const sent = Response.json({ error: 'Needed', code: 'proofNeeded' }, { status: 428 })
  answering({ question, sent })
  const received = await receiveData(newsletterForm, form({ ...reader, proof }), visitor)
  expect(received.outcome.kind).toBe('asked')
})
