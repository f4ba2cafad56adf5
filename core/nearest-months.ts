import type { MonthKey } from './day-key.ts'

/** A month and how many of the sought events that count begin in it. */
export type MonthCount = { month: MonthKey; count: number }

/** How many events are sought in all, and the next months on either side of one that have any. */
export type NearestMonths = { total: number; previous: MonthCount | null; next: MonthCount | null }
