import * as offersApi from '@cyberluach/api/calendar-offers'
import type { WaitingOffer } from '@cyberluach/api/calendar-offers'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { Pool, PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { publicOrigin } from '../../platform/configuration.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { wired, type RowOf } from '../../platform/database/wired.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done, refused } from '../../platform/http/outcome.ts'
import { languageOf } from '../../platform/http/request.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/audit.ts'
import { enqueueMail } from '../mail/queue.ts'
import { heldBack, mayWriteTo } from '../mail/recipients.ts'
import { checkProof } from '../proofs/check-proof.ts'
import { queueSync } from '../sources/sync.ts'
import { textsInBoth } from '../texts/texts-for.ts'
import { actAs } from '../users/sessions.ts'
import { writeOfferMail, type OfferMail } from './offer-mail.tsx'

type Stored = { id: string; address: string; email: string | null; locale: Locale }
type Context = { client: PoolClient; services: Services; texts: Record<Locale, Messages> }

const createCalendarOffer = handle(offersApi.createCalendarOffer, { limit: 'calendarOffers' }, async (call) => {
  const { body, headers, services, once } = call
  const texts = await textsInBoth(services.pool)
  return once(async (client) => {
    const { error, isSuspicious } = await checkProof(client, 'calendar', call)
    const { rows } = await client.query<Stored & { isNew: boolean }>(
      `insert into calendar_offers (address, organizer, email, note, locale, proof_error, is_suspicious)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (address) where decided_at is null do update set address = excluded.address
       returning id, address, email, locale, xmax = 0 as "isNew"`,
      [body.address, body.organizer, body.email, body.note, body.locale ?? languageOf(headers), error, isSuspicious],
    )
    const [offer] = rows
    if (!offer) throw new Error('an insert without a row')
    if (offer.isNew && !isSuspicious) await mailAbout({ client, services, texts }, offer, 'received')
    return done(201, { id: offer.id })
  })
})

const listCalendarOffers = handle(offersApi.listCalendarOffers, async ({ services }) =>
  done(200, await readWaitingOffers(services.pool)),
)

const decideCalendarOffer = handle(offersApi.decideCalendarOffer, async (call) => {
  const { params, body, services, signedIn } = call
  const texts = await textsInBoth(services.pool)
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, signedIn.user)
    const { rows } = await client.query<Stored & { isDecided: boolean }>(
      `select id, address, email, locale, decided_at is not null as "isDecided" from calendar_offers
       where id = $1 for update`,
      [params.id],
    )
    const [offer] = rows
    if (!offer) return refused('notFound')
    if (offer.isDecided) return refused('notPending')
    const source = body.verdict === 'add' ? await sourceOf(client, req, { ...body, address: offer.address }) : null
    await client.query('update calendar_offers set decided_at = now(), source_id = $2 where id = $1', [
      offer.id,
      source,
    ])
    const context = { client, services, texts }
    if (body.verdict === 'add') await mailAbout(context, offer, 'added')
    else {
      const { username } = signedIn.user
      const details = URL.parse(offer.address)?.hostname ?? ''
      await recordAudit(client, { action: 'calendarOfferDecided', username, subject: offer.id, details })
      await mailAbout(context, offer, 'declined', body.note)
    }
    return done(200, { source })
  })
})

export const calendarOfferRoutes = [createCalendarOffer, listCalendarOffers, decideCalendarOffer] as const

async function readWaitingOffers(pool: Pool): Promise<WaitingOffer[]> {
  const { rows } = await pool.query<RowOf<WaitingOffer, 'createdAt'>>(
    `select o.id, o.address, o.organizer, o.email, o.note, o.locale, o.is_suspicious as "isSuspicious",
       exists (select from sources s where s.address = o.address) as "isRead", o.created_at as "createdAt"
     from calendar_offers o where o.decided_at is null order by o.created_at, o.id`,
  )
  return rows.map(wired)
}

type NewSource = { address: string; kind: SourceKind; name: string }

/** The source of the address, which there is already, or is made and read at once; what it brings waits for a decision. */
async function sourceOf(client: PoolClient, req: PayloadRequest, { address, kind, name }: NewSource): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from sources where address = $1', [address])
  if (rows[0]) return rows[0].id
  const { id } = await req.payload.create({
    collection: 'sources',
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    data: { name, kind, address, trust: 'queue', everyHours: 72, isOn: true, mayPassOn: false, hasPermission: false },
  })
  await queueSync(client, id, 'person')
  return id
}

/** Promises a mail to whoever offered the calendar, where they left an address. */
async function mailAbout(
  { client, services, texts }: Context,
  { address, email, locale }: Stored,
  what: OfferMail['what'],
  note: string | null = null,
): Promise<void> {
  if (email === null) return
  const origin = publicOrigin(services.configuration)
  const written = await writeOfferMail(texts[locale], { what, locale, origin, address, note })
  const isAllowed = what !== 'received' || (await mayWriteTo(client, email, 'calendarOffer'))
  const to = { name: null, address: email }
  await enqueueMail(client, { kind: 'calendarOffer', to, locale, refusal: isAllowed ? null : heldBack, ...written })
}

/** Removes what was decided a month ago: the mail about it has gone, and nobody needs to know any more who asked. */
export async function removeDecidedOffers(pool: Pool): Promise<void> {
  await pool.query(`delete from calendar_offers where decided_at < now() - interval '30 days'`)
}
