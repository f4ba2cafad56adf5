import type { Decisions } from './merge-listings.ts'

/**
 * Where rows of one conference name different days, the days that both name are taken: in each case below the longer
 * range puts courses in front of the conference itself.
 */
export const decisions: Decisions = {
  'HackCon 2026': { firstDay: '2026-02-11', lastDay: '2026-02-12' },
  'OWASP Global AppSec EU 2026': { firstDay: '2026-06-25', lastDay: '2026-06-26' },
  'Nullcon Berlin 2026': { firstDay: '2026-11-05', lastDay: '2026-11-06' },
}

/** Cities that the lists write in a way that reads badly after the conversion. */
export const cities: Record<string, string> = { 'Hawaii, HI': 'Hawaii' }
