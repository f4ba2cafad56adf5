import { isKnownDevice, signingKey } from '../../../server/edge/http/session.ts'

/** Whether an edge that has this secret knows the browser by its cookies. */
export function edgeKnows(cookie: string, secret: string): boolean {
  return isKnownDevice(cookie, signingKey(secret))
}
