import type { DayKey } from '@cyberluach/core/day-key'

/** What a public list says of one conference: days, never hours. */
export type ListedConference = {
  title: string
  firstDay: DayKey
  lastDay: DayKey
  city: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  url: string
  isOnline: boolean
  /** Named only where it is not a conference. */
  eventType?: 'ctf' | 'workshop' | 'training'
  list: ListKey
}

export const publicLists = {
  infosecEvents: { name: 'Cyber/InfoSec Events by xsa', url: 'https://github.com/xsa/infosec-events' },
  confsTech: { name: 'confs.tech', url: 'https://github.com/tech-conferences/conference-data' },
} as const

type ListKey = keyof typeof publicLists
