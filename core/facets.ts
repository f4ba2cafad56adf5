import type { EventType } from './event.ts'

/** How many published events that count (`core/counted.ts`) there are of each kind and in each country (English names), most first. */
export type Facets = {
  types: { type: EventType; count: number }[]
  countries: { country: string; count: number }[]
  online: number
  total: number
}
