import { cancel } from '../../features/newsletter/subscription.ts'
import { useLink } from '../../features/newsletter/redeem-link.ts'
import type { Handler } from '../endpoint.ts'

export const unsubscribe: Handler<'POST /api/newsletter/unsubscribe'> = (call) =>
  useLink('unsubscribe', call, (client, { id }) => cancel(client, id))
