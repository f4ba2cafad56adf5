import { eventDetails } from '@cyberluach/core/events/event-fields'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { listOf, isNode, textOf, type Node } from '../parse/page.ts'

export type Price = { admission: 'free' | 'paid'; price: string | null }

/**
 * What an event costs by the offers of its page: one price or a range in one currency. Nothing where offers say that it is
 * free and that it is not, as a range from 0 does, or where they are over.
 */
export function priceOf(node: Node, today: DayKey): Price | null {
  const offers = listOf(node.offers).filter(isNode)
  if (offers.length > mostOffers) return null
  const open = offers.filter((offer) => {
    const until = textOf(offer.validThrough) || textOf(offer.priceValidUntil) || textOf(offer.availabilityEnds)
    return !until || until.slice(0, 10) >= today
  })
  const amounts: number[] = []
  const currencies = new Set<string>()
  for (const offer of open)
    for (const said of [offer.price, offer.lowPrice, offer.highPrice]) {
      const amount = amountOf(said)
      if (amount === 'unclear') return null
      if (amount === null) continue
      amounts.push(amount)
      if (amount > 0) currencies.add(textOf(offer.priceCurrency).toUpperCase())
    }
  const saysFree = /^true$/i.test(textOf(String(node.isAccessibleForFree)))
  const saysPaid = /^false$/i.test(textOf(String(node.isAccessibleForFree)))
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  if (amounts.length === 0) return saysFree && offers.length === 0 ? { admission: 'free', price: null } : null
  if (high === 0) return saysPaid || open.length < offers.length ? null : { admission: 'free', price: null }
  const [currency = ''] = currencies
  if (low === 0 || saysFree || currencies.size !== 1 || !/^[A-Z]{3}$/.test(currency)) return null
  const price = `${low === high ? written(low) : `${written(low)}–${written(high)}`} ${currency}`
  return price.length <= eventDetails.price.limit ? { admission: 'paid', price } : null
}

const mostOffers = 50

/** `120`, `0.00`, `1,200`; null where nothing is said. */
function amountOf(said: unknown): number | 'unclear' | null {
  const text = textOf(said).replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  if (!text) return null
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 'unclear'
}

const written = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))
