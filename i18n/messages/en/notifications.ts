export const notifications = {
  title: 'Notifications',
  close: 'Close notifications',
  empty: 'No new notifications',
  startsToday: 'Starts today',
  soon: 'Starting soon',
  registrationOpen: {
    one: 'Registration still open, event tomorrow',
    other: 'Registration still open, event in {n} days',
  },
  pillAllDay: 'All day',
  pillDays: {
    one: 'Tomorrow',
    other: 'In {n} days',
  },
  pillOpen: 'Open',
  priority: {
    high: 'High priority',
    medium: 'Medium priority',
    low: 'Low priority',
  },
}
