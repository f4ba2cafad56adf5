import { readSubscription as endpoint } from '@cyberluach/api/read-subscription'
import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import { handle } from '../endpoint.ts'

/** Reads and changes nothing: programs that look into mails follow their links. */
export const readSubscription = handle(endpoint, (call) =>
  redeemLink(call.body.purpose === 'confirm' ? 'newsletterConfirm' : 'unsubscribe', call),
)
