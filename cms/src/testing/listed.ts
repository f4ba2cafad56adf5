import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import type { TestApi } from './start-api.ts'

/** A row as confs.tech writes it. */
export type Listed = {
  name: string
  url?: string
  startDate?: string
  endDate?: string
  city?: string
  country?: string
}

/** The day so many days from today. */
export const dayAhead = (days: number) => addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), days)

/** So many conferences to come, a week apart, each with a host of its own. */
export function listed(count: number, changes: Partial<Listed> = {}): Listed[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${names[index % names.length]} Conference ${index}`,
    url: `https://${names[index % names.length]?.toLowerCase()}-${String.fromCharCode(97 + (index % 26))}.example/`,
    startDate: dayAhead(20 + 7 * (index % 40)),
    endDate: dayAhead(21 + 7 * (index % 40)),
    city: 'Haifa',
    country: 'Israel',
    ...changes,
  }))
}

const names = ['Almond', 'Basalt', 'Cedar', 'Dune', 'Ember', 'Falcon', 'Granite', 'Harbour', 'Indigo', 'Juniper']

type Input = {
  kind?: SourceKind
  trust?: 'queue' | 'publish'
  isOn?: boolean
  everyHours?: number
  hasPermission?: boolean
}

/** Stores a source by SQL, and answers its id. */
export async function storeList(api: TestApi, address: string, given: Input = {}): Promise<string> {
  const { rows } = await api.services.pool.query<{ id: string }>(
    `insert into sources (name, kind, address, trust, is_on, every_hours, has_permission)
     values ('A list', $1, $2, $3, $4, $5, $6) returning id`,
    [
      given.kind ?? 'confsTech',
      address,
      given.trust ?? 'queue',
      given.isOn ?? true,
      given.everyHours ?? 72,
      given.hasPermission ?? false,
    ],
  )
  return rows[0]?.id ?? ''
}
