import { checkSession as endpoint } from '@cyberluach/api/check-session'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const checkSession = handle(endpoint, async ({ signedIn }) =>
  done(200, { role: signedIn?.user.role ?? null }),
)
