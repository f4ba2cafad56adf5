import type { PayloadRequest } from 'payload'
import { roleOf } from './roles.ts'

/** Whoever has a role may open the admin panel; it shows what the role may see. */
export function mayOpenPanel({ req }: { req: PayloadRequest }): boolean {
  return roleOf(req.user) !== null
}
