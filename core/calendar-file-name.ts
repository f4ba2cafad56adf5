/** The name that a calendar file is saved under (product specification, section 9). */
export const calendarFileName = 'cyberluach-events.ics'

/** The same of a calendar of deadlines. */
export const deadlineFileName = 'cyberluach-deadlines.ics'
