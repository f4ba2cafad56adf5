export const card = {
  open: 'Details: {title}',
  prize: 'Prize: {amount}',
  place: '{city}, {country}',
  timeRange: '{start}–{end}',
  dateRange: '{start} – {end}',
  today: 'Today',
}
