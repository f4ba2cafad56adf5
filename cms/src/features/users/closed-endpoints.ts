import type { Endpoint } from 'payload'

const closed = [
  '/login',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/verify/:id',
] as const

/** Payload's own ways in are closed: there is one sign-in, with its limits and its lock. */
export const closedEndpoints: Endpoint[] = closed.map((path) => ({
  path,
  method: 'post',
  handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
}))
