import { emptyEventForm } from '@cyberluach/core/submission-form'
import { afterEach, expect, test, vi } from 'vitest'
import { formValuesOf, sendForm } from './form-request.ts'

const options = {
  base: 'http://api.test',
  timeZone: 'Asia/Jerusalem',
  locale: 'en',
  address: '192.0.2.7',
  attempt: 'attempt-1',
} as const

const complete = {
  ...emptyEventForm(),
  title: 'Harbor Lights CTF',
  eventType: 'ctf',
  description: 'A contest for beginners.',
  startDate: '2026-12-05',
  organizerEmail: 'team@harbor.example',
  contactPersonName: 'Noa',
  contactPersonPhone: '+972 50 000 0000',
}

function answer(status: number, body: unknown) {
  const fetching = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetching)
  return fetching
}

function headersOf(fetching: ReturnType<typeof answer>, index = 0) {
  return fetching.mock.calls[index]?.[1]?.headers as Record<string, string>
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('fields of the request become values of the form, a box by being there', () => {
  const data = new FormData()
  data.set('title', 'Harbor Lights CTF')
  data.set('isOnline', 'on')
  data.set('status', 'approved')
  expect(formValuesOf(data)).toEqual({
    ...emptyEventForm(),
    startTime: '',
    endTime: '',
    title: 'Harbor Lights CTF',
    isOnline: true,
  })
})

test('an incomplete form is not sent', async () => {
  const fetching = answer(201, { id: 'x' })
  const outcome = await sendForm({ ...complete, startDate: '' }, options)
  expect(outcome).toEqual({
    kind: 'wrong',
    issues: [{ path: 'startDate', code: 'required' }],
    isIncomplete: true,
  })
  expect(fetching).not.toHaveBeenCalled()
})

test('a complete form is sent for the visitor, once', async () => {
  const fetching = answer(201, { id: '0b6f1c1e' })
  expect(await sendForm(complete, options)).toEqual({
    kind: 'sent',
    id: '0b6f1c1e',
    title: 'Harbor Lights CTF',
  })
  expect(fetching).toHaveBeenCalledOnce()
  expect(headersOf(fetching)['x-forwarded-for']).toBe('192.0.2.7')
})

test('a repetition carries the same key, another text another one', async () => {
  const fetching = answer(201, { id: '0b6f1c1e' })
  await sendForm(complete, options)
  await sendForm(complete, options)
  await sendForm({ ...complete, title: 'Harbor Lights CTF 2' }, options)
  const [first, again, other] = [0, 1, 2].map((index) => headersOf(fetching, index)['idempotency-key'])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('what the server finds wrong comes back at the fields', async () => {
  answer(422, {
    error: 'Some fields need attention.',
    code: 'invalid',
    issues: [{ path: 'organizerEmail', code: 'email' }],
  })
  expect(await sendForm(complete, options)).toEqual({
    kind: 'wrong',
    issues: [{ path: 'organizerEmail', code: 'email' }],
    isIncomplete: false,
  })
})

test('a server that is away is a failure, not a success', async () => {
  answer(503, { error: 'away', code: 'unavailable' })
  expect(await sendForm(complete, options)).toEqual({ kind: 'failed', status: 503 })
})
