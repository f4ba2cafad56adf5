export const day = {
  title: '{date}',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  /** After the dates of an event of several days, on the page of one of them. */
  dayOf: 'day {day} of {of}',
  dayOfFrom: 'day {day} of {of}, from {time}',
  dayOfUntil: 'day {day} of {of}, until {time}',
  samplesTitle: 'Samples',
  emptyTitle: 'No Events on This Date',
  emptyText: 'Nothing is listed for {date}.',
  emptyButton: 'Browse Other Events',
  invalidTitle: 'Invalid Date',
  invalidText: 'The selected date is invalid. Please return to the home page.',
  invalidButton: 'Back to Home',
  loading: 'Loading the day’s events',
}
