/** Every kind of event the product knows. The first four have a colour, a mark and a filter of their own. */
export const eventTypes = [
  'ctf',
  'conference',
  'workshop',
  'competition',
  'meetup',
  'training',
  'webinar',
  'hackathon',
  'other',
] as const

/** The four kinds that the calendar's filter, legend and summaries name. */
export const mainEventTypes = ['ctf', 'conference', 'workshop', 'competition'] as const

export const difficultyLevels = ['beginner', 'intermediate', 'advanced', 'expert', 'mixed'] as const

export type EventType = (typeof eventTypes)[number]
export type MainEventType = (typeof mainEventTypes)[number]
export type DifficultyLevel = (typeof difficultyLevels)[number]
