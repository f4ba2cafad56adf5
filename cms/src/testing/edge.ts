import { isKnownDevice } from '../../../server/edge/known-device.ts'
import { signingKey } from '../../../server/edge/session-cookie.ts'

/** Whether an edge that has this secret knows the browser by its cookies. */
export function edgeKnows(cookie: string, secret: string): boolean {
  return isKnownDevice(cookie, signingKey(secret))
}
