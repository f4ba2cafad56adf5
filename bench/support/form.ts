/** How much is measured: what is run before a change is handed in, or all; and how many minutes of mixed use. */
export type Form = { isShort: boolean; minutes: number }

/** Where the day decides what a page shows, the product's clock begins here, so that it weighs and costs the same every day. */
export const begins = '2026-11-20T08:00:00Z'
