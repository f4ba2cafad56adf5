import { activate } from '../../features/newsletter/subscription.ts'
import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import type { Handler } from '../endpoint.ts'

/** Who holds the link for leaving reads the mails of that address: there is nothing to confirm. */
export const resubscribe: Handler<'POST /api/newsletter/resubscribe'> = (call) =>
  redeemLink('unsubscribe', call, (client, { id }) => activate(client, id))
