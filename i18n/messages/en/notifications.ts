export const notifications = {
  title: 'Notifications',
  close: 'Close notifications',
  empty: 'No new notifications',
  startsToday: 'Starts today',
  startsTodayAt: 'Starts today at {time}',
  soon: {
    one: 'Starting soon: tomorrow',
    other: 'Starting soon: in {n} days',
  },
  registrationOpen: {
    one: 'Registration still open, event tomorrow',
    other: 'Registration still open, event in {n} days',
  },
  pillToday: 'Today',
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
