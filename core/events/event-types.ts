/** Every kind of event the product knows. The first four have a colour, a mark and a filter of their own, the others one together. */
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

/** As filter, legend and summaries show them, in their order: the four, and `other` for all that are none of them. */
export const shownTypes = [...mainEventTypes, 'other'] as const

/** How much an event asks of those who come; `mixed` has something for each. */
export const difficultyLevels = ['beginner', 'intermediate', 'advanced', 'expert', 'mixed'] as const

/** Whether it costs anything to come. */
export const admissions = ['free', 'paid'] as const

/** Whether something is so, where it is known. */
export const answers = ['yes', 'no'] as const

/** A kind of event. */
export type EventType = (typeof eventTypes)[number]

/** A kind with a colour and a mark of its own. */
export type MainEventType = (typeof mainEventTypes)[number]

/** A kind as filter and legend show it. */
export type ShownType = (typeof shownTypes)[number]

/** How much an event asks. */
export type DifficultyLevel = (typeof difficultyLevels)[number]

/** Whether it costs anything. */
export type Admission = (typeof admissions)[number]

/** The kind that an event is shown as: its own, or `other` for all but the main ones. */
export function shownTypeOf(type: EventType): ShownType {
  return mainEventTypes.find((main) => main === type) ?? 'other'
}

/** The kinds that a filter finds by the name of one: `other` stands for all that are shown as such. */
export function typesFoundBy(name: EventType): EventType[] {
  return name === 'other' ? eventTypes.filter((type) => shownTypeOf(type) === 'other') : [name]
}
