export const card = {
  open: 'Details: {title}',
  prize: 'Prize: {amount}',
  place: '{city}, {country}',
  timeRange: '{start}–{end}',
  dateRange: '{start} – {end}',
  today: 'Today',
  /** Above the events that are over, which come after those ahead. */
  earlier: 'Earlier',
  /** Every sample's description begins with it; its card leaves it out. */
  sampleOpening: 'This is a sample event, here to show how the calendar works.',
}
