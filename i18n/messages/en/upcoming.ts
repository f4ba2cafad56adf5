export const upcoming = {
  title: 'Upcoming Events',
  subtitle: 'Starting in the next 30 days',
  viewAll: 'View all',
  empty: 'No upcoming events found',
  emptyText: 'Nothing is listed for the next 30 days.',
}
