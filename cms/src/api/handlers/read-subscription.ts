import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import type { Handler } from '../endpoint.ts'

/** Reads and changes nothing: programs that look into mails follow their links. */
export const readSubscription: Handler<'POST /api/newsletter/link'> = (call) =>
  redeemLink(call.body.purpose === 'confirm' ? 'newsletterConfirm' : 'unsubscribe', call)
