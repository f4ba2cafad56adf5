import { unsubscribe as endpoint } from '@cyberluach/api/unsubscribe'
import { cancel } from '../../features/newsletter/subscription.ts'
import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import { handle } from '../endpoint.ts'

export const unsubscribe = handle(endpoint, (call) =>
  redeemLink('unsubscribe', call, (client, { id }) => cancel(client, id)),
)
