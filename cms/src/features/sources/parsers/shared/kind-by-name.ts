import type { EventType } from '@cyberluach/core/events/event-types'

/** The kind that a name states plainly; null where it states none. */
export function kindByName(title: string): EventType | null {
  if (/\bCTF\b/i.test(title)) return 'ctf'
  if (/\bworkshops?\b/i.test(title)) return 'workshop'
  if (/\btrainings?\b/i.test(title)) return 'training'
  if (/\bwebinar\b/i.test(title)) return 'webinar'
  if (/\bhackathon\b/i.test(title)) return 'hackathon'
  if (/\bmeet-?up\b/i.test(title)) return 'meetup'
  return null
}
