import type { Services } from '../platform/services.ts'
import { addLists, takeSnapshots } from './seed-lists.ts'
import { seedSamples } from './seed-samples.ts'

/** Fills an empty calendar with the public lists and with samples round today; leaves one that holds any event alone. */
export async function seedCalendar(services: Services, now = new Date()): Promise<void> {
  await addLists(services)
  await seedSamples(services, now)
  await takeSnapshots(services)
}
