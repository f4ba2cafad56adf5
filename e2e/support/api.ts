import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { APIRequestContext } from '@playwright/test'
import { sessionOf } from './session.ts'
import { expect } from './test.ts'

export const admin = () => ({ username: 'admin', password: process.env.E2E_PASSWORD ?? '' })

/** Hands in an event through the API and answers with its id. */
export async function submit(
  request: APIRequestContext,
  title: string,
  startDate: string,
  more: object = {},
): Promise<string> {
  const answer = await request.post('/api/submissions', {
    data: {
      title,
      description: 'Two hours of talks.',
      eventType: 'meetup',
      startDate,
      organizerName: 'Haifa Security Circle',
      organizerEmail: 'organizer@example.com',
      contactPersonName: 'Noa Levi',
      contactPersonPhone: '+972 50 123 4567',
      ...more,
    },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** The product that the journeys of this worker share. */
export const sharedProduct = () => ({ origin: process.env.E2E_ORIGIN ?? '', admin: admin() })

/** Signs in through the API, once: the answer sets the cookie that the panel's own calls need. */
export async function signIn(request: APIRequestContext): Promise<void> {
  const { cookies } = await request.storageState()
  if (cookies.some(({ name }) => name === 'payload-token')) return
  const answer = await request.post(`/api/${builtLoginPath}/auth`, { data: admin() })
  expect(answer.status()).toBe(200)
}

/** An admin's token, for what a journey does not show on the screen. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  return (await sessionOf(request, sharedProduct())).token
}

/** Approves a submission and answers with the event's id. */
export async function approve(request: APIRequestContext, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` }
  const answer = await request.post(`/api/sys/mgmt/submissions/${id}/approve`, { headers })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { eventId: string }).eventId
}
