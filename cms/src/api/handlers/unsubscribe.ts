import { cancel } from '../../features/newsletter/subscription.ts'
import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import type { Handler } from '../endpoint.ts'

export const unsubscribe: Handler<'POST /api/newsletter/unsubscribe'> = (call) =>
  redeemLink('unsubscribe', call, (client, { id }) => cancel(client, id))
