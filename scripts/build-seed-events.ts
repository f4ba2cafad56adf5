import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cities, decisions } from './seed-events/decisions.ts'
import { readConfsTech } from './seed-events/confs-tech.ts'
import { readInfosecEvents } from './seed-events/infosec-events.ts'
import type { LeftOutRow, Listing } from './seed-events/listing.ts'
import { mergeListings, type Merged } from './seed-events/merge-listings.ts'
import { sourceOfRealEvents } from './seed-events/write-real-events.ts'

/** Makes `cms/src/seed/real-events.ts` from a folder that holds `infosec-events/` and `conference-data/`. */
const earliestDay = '2026-01-01'
const seedFile = path.join(import.meta.dirname, '../cms/src/seed/real-events.ts')

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/build-seed-events.ts <folder with the two lists>')

const listings = [
  readInfosecEvents(await read('infosec-events/2026.md'), earliestDay),
  readInfosecEvents(await read('infosec-events/upcoming.md'), earliestDay),
  readConfsTech(await read('conference-data/2026/security.json')),
]
const rows = listings.flatMap((listing) => listing.conferences)
const merged = mergeListings(rows.map(withTidyCity), decisions)
report(listings, merged)
if (merged.disagreements.some(({ decided }) => !decided)) process.exitCode = 1
else await writeFile(seedFile, sourceOfRealEvents(merged.conferences))

function read(name: string): Promise<string> {
  return readFile(path.join(folder ?? '', name), 'utf8')
}

function withTidyCity<Row extends { city: string | null }>(row: Row): Row {
  return { ...row, city: row.city && (cities[row.city] ?? row.city) }
}

function report(read: Listing[], { conferences, pairs, disagreements }: Merged): void {
  const leftOut: LeftOutRow[] = read.flatMap((listing) => listing.leftOut)
  console.log(`${conferences.length} conferences from ${rows.length} rows; ${leftOut.length} rows left out:`)
  for (const row of leftOut) console.log(`  ${row.list}: ${row.title}: ${row.reason}`)
  console.log(`${pairs.length} pairs agree:`)
  for (const { kept, other } of pairs) console.log(`  ${kept.title} = ${other.title} (${kept.firstDay})`)
  console.log(`${disagreements.length} pairs disagree on the days:`)
  for (const { kept, other, decided } of disagreements) {
    const days = [kept, other, ...(decided ? [decided] : [])].map(
      (row) => `${row.firstDay} to ${row.lastDay}`,
    )
    console.log(`  ${kept.title}: ${days.join(' | ')}${decided ? ' (decided)' : ': DECIDE in decisions.ts'}`)
  }
}
