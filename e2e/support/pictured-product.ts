/** When the pictures were taken: ten in the morning in Jerusalem, on a Friday with events before and after it. */
export const picturedMorning = '2026-11-20T08:00:00Z'

/** What the environment of the product under test claims the time to be. */
export const toldInstant = '2031-05-06T07:08:09Z'

/** The names of the products that the journeys share. The pictured and the empty one live on that morning. */
export const pictured = 'pictured'
export const empty = 'empty'
export const worker = (index: number) => `worker-${index}`
