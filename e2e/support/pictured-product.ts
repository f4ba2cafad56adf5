import { providedProduct } from './on-demand.ts'

/** When the pictures were taken: ten in the morning in Jerusalem, on a Friday with events before and after it. */
export const picturedMorning = '2026-11-20T08:00:00Z'

/** What the environment of the product under test claims the time to be. */
export const toldInstant = '2031-05-06T07:08:09Z'

/** The names of the products that the journeys share. */
export const pictured = 'pictured'
export const worker = (index: number) => `worker-${index}`

/** Where the product is that lives on that morning. It starts when it is first asked for. */
export async function picturedOrigin(): Promise<string> {
  return (await providedProduct(pictured)).origin
}
