import { resubscribe as endpoint } from '@cyberluach/api/resubscribe'
import { activate } from '../../features/newsletter/subscription.ts'
import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import { handle } from '../endpoint.ts'

/** Who holds the link for leaving reads the mails of that address: there is nothing to confirm. */
export const resubscribe = handle(endpoint, (call) =>
  redeemLink('unsubscribe', call, (client, { id }) => activate(client, id)),
)
