import type { Stranger } from './stranger.ts'

/** One attack from one address. It ends within 30 seconds, whatever the product does. */
export type Attack = { name: string; what: string; run: (stranger: Stranger) => Promise<void> }
