import { emptyEventForm } from '@cyberluach/core/forms/submission-form'
import { afterEach, expect, test, vi } from 'vitest'
import { eventForm, eventFormValuesOf } from '../forms/event-form.ts'
import { postedOf, receiveForm, statusOf } from './receive-form.ts'

const complete = {
  attempt: 'attempt-1',
  title: 'Harbor Lights CTF',
  eventType: 'ctf',
  description: 'A contest for beginners.',
  startDate: '2026-12-05',
  startTime: '09:00',
  endTime: '17:00',
  organizerEmail: 'team@harbor.example',
  contactPersonName: 'Noa',
  contactPersonPhone: '+972 50 000 0000',
}

function receive(fields: Record<string, string>) {
  return receiveBody('application/x-www-form-urlencoded', new URLSearchParams(fields).toString())
}

function receiveBody(contentType: string, body: string) {
  const headers = { 'content-type': contentType }
  const request = new Request('http://127.0.0.1/submit/form', { method: 'POST', headers, body })
  return receiveForm(eventForm('Asia/Jerusalem'), request, { locale: 'en', address: '192.0.2.7' })
}

/** Answers what is sent; no question is asked before (`prove-form.test.ts`). */
function answer(status: number, body: unknown) {
  const fetching = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
    String(asked[0]).endsWith('/question') ? Response.json({ question: null }) : fetching(...asked),
  )
  return fetching
}

function headersOf(fetching: ReturnType<typeof answer>, index = 0) {
  return fetching.mock.calls[index]?.[1]?.headers as Record<string, string>
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['text/plain', 'title=x'],
  ['application/json', '{}'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
])('a body of type %s that is no form is told so', async (type, body) => {
  const received = await receiveBody(type, body)
  expect(received.outcome).toMatchObject({ kind: 'failed', status: 400 })
  expect(statusOf(received)).toBe(400)
})

test('fields of the request become values of the form, a box by being there', () => {
  const data = new FormData()
  data.set('title', 'Harbor Lights CTF')
  data.set('isOnline', 'on')
  data.set('status', 'approved')
  expect(eventFormValuesOf(data)).toEqual({
    ...emptyEventForm(),
    startTime: '',
    endTime: '',
    title: 'Harbor Lights CTF',
    isOnline: true,
  })
})

test('an incomplete form is not sent, and comes back to be filled in', async () => {
  const fetching = answer(201, { id: 'x' })
  const received = await receive({ ...complete, startDate: '' })
  expect(fetching).not.toHaveBeenCalled()
  expect(statusOf(received)).toBe(422)
  expect(postedOf(received)).toMatchObject({
    attempt: 'attempt-1',
    issues: [{ path: 'startDate', code: 'required' }],
    values: { title: 'Harbor Lights CTF' },
  })
})

test('what a machine filled in, which nobody sees, is not sent', async () => {
  const fetching = answer(201, { id: 'x' })
  const { outcome } = await receive({ ...complete, leaveEmpty: 'https://spam.example' })
  expect(outcome).toEqual({ kind: 'sent' })
  expect(fetching).not.toHaveBeenCalled()
})

test('a complete form is sent for the visitor, once', async () => {
  const fetching = answer(201, { id: '0b6f1c1e' })
  const { outcome } = await receive(complete)
  expect(outcome).toMatchObject({ kind: 'sent', answer: { id: '0b6f1c1e' } })
  expect(fetching).toHaveBeenCalledOnce()
  expect(headersOf(fetching)['x-forwarded-for']).toBe('192.0.2.7')
})

test('a repetition carries the same key, another text another one', async () => {
  const fetching = answer(201, { id: '0b6f1c1e' })
  await receive(complete)
  await receive(complete)
  await receive({ ...complete, title: 'Harbor Lights CTF 2' })
  const [first, again, other] = [0, 1, 2].map((index) => headersOf(fetching, index)['idempotency-key'])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('what the server finds wrong comes back at the fields', async () => {
  const issues = [{ path: 'additionalInfo', code: 'tooLong', values: { n: 20_000 } }]
  answer(422, { error: 'Some fields need attention.', code: 'invalid', issues })
  const { outcome } = await receive(complete)
  expect(outcome).toEqual({ kind: 'wrong', issues: [{ ...issues[0], path: 'additionalNotes' }] })
})

test('a server that is away is a failure, not a success', async () => {
  answer(503, { error: 'away', code: 'unavailable' })
  expect(statusOf(await receive(complete))).toBe(503)
})
