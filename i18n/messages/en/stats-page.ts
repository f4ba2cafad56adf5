export const statsPage = {
  types: {
    'events-this-month': {
      title: 'Events This Month',
      subtitle: {
        one: '{n} event in {month}',
        other: '{n} events in {month}',
      },
    },
    'upcoming-events': {
      title: 'Upcoming Events',
      subtitle: {
        one: '{n} event in the next 30 days',
        other: '{n} events in the next 30 days',
      },
    },
    'online-events': {
      title: 'Online Events',
      subtitle: {
        one: '{n} event held online',
        other: '{n} events held online',
      },
    },
    'prize-events': {
      title: 'Events with Prizes',
      subtitle: {
        one: '{n} event, {amount} in prizes',
        other: '{n} events, {amount} in prizes',
      },
    },
    'top-country': {
      title: 'Top Country',
      subtitle: {
        one: '{country}, {n} event',
        other: '{country}, {n} events',
      },
    },
    'popular-type': {
      title: 'Popular Type',
      subtitle: {
        one: '{type}, {n} event',
        other: '{type}, {n} events',
      },
    },
  },
  switcherLabel: 'Statistics',
  summaryLabel: 'Summary',
  total: 'Total',
  ctf: 'CTF',
  conferences: 'Conferences',
  workshops: 'Workshops',
  competitions: 'Competitions',
  others: 'Other',
  emptyTitle: 'No Events Found',
  emptyText: 'There are no events in this category right now.',
  emptyButton: 'Browse All Events',
  previous: 'Previous events',
  next: 'More events',
  pages: 'Pages of events',
  eventsTitle: 'Events',
}
