import { confirmSubscription as endpoint } from '@cyberluach/api/confirm-subscription'
import { promiseWelcome } from '../../features/newsletter/newsletter-mails.tsx'
import { activate } from '../../features/newsletter/subscription.ts'
import { redeemLink } from '../../features/newsletter/redeem-link.ts'
import { handle } from '../endpoint.ts'

export const confirmSubscription = handle(endpoint, (call) =>
  redeemLink('newsletterConfirm', call, async (client, { id }) => {
    const confirmed = await activate(client, id, { isConfirmed: true })
    if (confirmed) await promiseWelcome(client, call.services, confirmed)
  }),
)
