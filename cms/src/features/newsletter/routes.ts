import * as newsletterApi from '@cyberluach/api/newsletter'
import { handle } from '../../platform/http/endpoint.ts'
import { checkProof } from '../proofs/check-proof.ts'
import { languageOf } from '../../platform/http/request.ts'
import { done, refused, unchanged } from '../../platform/http/outcome.ts'
import {
  subscribe,
  redeemLink,
  activate,
  cancel,
  latestFirst,
  subscriberColumns,
  subscriberConditions,
  type SubscriberRow,
} from './subscriptions.ts'
import { promiseWelcome } from './newsletter-mails.tsx'
import { tagOfList, matchesEtag } from '../../platform/http/etag.ts'
import * as exportsApi from '@cyberluach/api/exports'
import { exportFile } from '../exports/csv-file.ts'
import { wired } from '../../platform/database/wired.ts'

const subscribeNewsletter = handle(newsletterApi.subscribeNewsletter, { limit: 'newsletter' }, (call) =>
  call.once(async (client) => {
    const { body, headers, services } = call
    // What follows is a mail, to an address that anybody can name.
    const { isSuspicious } = await checkProof(client, 'newsletter', call)
    if (isSuspicious) return refused('proofNeeded')
    const locale = body.locale ?? languageOf(headers)
    const subscribed = await subscribe(client, services, { ...body, locale })
    return subscribed ? done(201, subscribed) : refused('alreadyExists')
  }),
)

/** Reads and changes nothing: programs that look into mails follow their links. */
const readSubscription = handle(newsletterApi.readSubscription, { limit: 'newsletterLinks' }, (call) =>
  redeemLink(call.body.purpose === 'confirm' ? 'newsletterConfirm' : 'unsubscribe', call),
)

const confirmSubscription = handle(newsletterApi.confirmSubscription, { limit: 'newsletterLinks' }, (call) =>
  redeemLink('newsletterConfirm', call, async (client, { id }) => {
    const confirmed = await activate(client, id, { isConfirmed: true })
    if (confirmed) await promiseWelcome(client, call.services, confirmed)
  }),
)

const unsubscribe = handle(newsletterApi.unsubscribe, { limit: 'newsletterLinks' }, (call) =>
  redeemLink('unsubscribe', call, (client, { id }) => cancel(client, id)),
)

/** Who holds the link for leaving reads the mails of that address: there is nothing to confirm. */
const resubscribe = handle(newsletterApi.resubscribe, { limit: 'newsletterLinks' }, (call) =>
  redeemLink('unsubscribe', call, (client, { id }) => activate(client, id)),
)

const listSubscribers = handle(newsletterApi.listSubscribers, async (call) => {
  const { query, headers, services } = call
  const { pool } = services
  const etag = await tagOfList(pool, 'subscribers', query)
  if (matchesEtag(headers, etag)) return unchanged(etag)
  const { where, values } = subscriberConditions(query)
  const next = values.length + 1
  const [{ rows }, counted] = await Promise.all([
    pool.query<SubscriberRow>(
      `select ${subscriberColumns} from subscribers s where ${where}
       order by ${latestFirst} limit $${next} offset $${next + 1}`,
      [...values, query.limit, query.offset],
    ),
    pool.query<{ count: string }>(`select count(*) from subscribers s where ${where}`, values),
  ])
  return done(200, rows.map(wired), { 'x-total-count': counted.rows[0]?.count ?? '0', etag })
})

const exportSubscribers = handle(exportsApi.exportSubscribers, async (call) => {
  const { where, values } = subscriberConditions(call.query)
  const { timeZone } = call.services.configuration
  const days = new Intl.DateTimeFormat('he-IL', { timeZone })
  return exportFile<SubscriberRow>(call, {
    nameOn: (day) => `newsletter_subscribers_${day}.csv`,
    text: `select ${subscriberColumns} from subscribers s where ${where} order by ${latestFirst}`,
    values,
    columns: {
      'Full Name': (row) => row.fullName,
      Email: (row) => row.email,
      Status: (row) => (row.subscribed ? 'Active' : 'Cancelled'),
      'Subscribed Date': (row) => days.format(row.subscribedAt),
      'Unsubscribed Date': (row) => row.unsubscribedAt && days.format(row.unsubscribedAt),
    },
  })
})

export const newsletterRoutes = [
  subscribeNewsletter,
  readSubscription,
  confirmSubscription,
  unsubscribe,
  resubscribe,
  listSubscribers,
  exportSubscribers,
] as const
