import type { Agent } from './agent.ts'
import type { Place } from './places.ts'

/** A sign of life that counts, until it is written. Address and user agent never leave memory. */
export type PageHit = {
  at: number
  address: string
  agent: Agent
  place: Place
  page: string
  path: string
  loadMs: number | null
}
