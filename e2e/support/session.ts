import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Product } from '../../server/testing/product.ts'

type Place = Pick<Product, 'origin' | 'admin'>
type Session = { token: string; admin: object }

const kept = new Map<string, Session>()

/**
 * The admin's session in a product. Tests of one worker share it, since a password takes long to check by design; one
 * that has ended meanwhile makes place for another.
 */
export async function sessionOf(request: APIRequestContext, place: Place): Promise<Session> {
  const known = kept.get(place.origin)
  if (known && (await isAlive(request, place, known))) return known
  const answer = await request.post(`${place.origin}/api/${builtLoginPath}/auth`, { data: place.admin })
  expect(answer.status()).toBe(200)
  const { token, admin } = (await answer.json()) as Session
  const session = { token, admin }
  kept.set(place.origin, session)
  return session
}

async function isAlive(request: APIRequestContext, { origin }: Place, { token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get(`${origin}/api/sys/stats/overview`, { headers })).ok()
}

/** What a browser still has of the session that somebody signed in for. */
export const storedKeys = (page: Page) =>
  page.evaluate(() => ['adminToken', 'adminUser'].filter((key) => localStorage.getItem(key) !== null))
