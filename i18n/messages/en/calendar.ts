/** The home page around its calendar. */
export const home = {
  heroTitle: 'Cybersecurity events on one calendar',
  heroText: 'CTFs, conferences, workshops and competitions in Israel and around the world.',
  submitButton: 'Submit New Event',
  year: {
    title: 'The coming year',
    text: { one: 'Each tick is an event', other: 'Each tick is up to {n} events' },
  },
  subscribe: {
    button: 'Subscribe',
    title: 'The calendar in your own',
    text: 'Choose what you want to see. New events and changes arrive by themselves.',
    typeLabel: 'Event type',
    typeAll: 'All types',
    placeLabel: 'Place',
    placeAll: 'Everywhere',
    onlyLabel: 'Only',
    searchLabel: 'Search',
    israel: 'In Israel',
    online: 'Online',
    app: 'Open in your calendar app',
    google: 'Google Calendar',
    outlook: 'Outlook.com',
    office: 'Microsoft 365',
    copy: 'Copy link',
    copied: 'Copied',
    file: 'Get the calendar',
    hint: 'Any other program takes the link: paste it where it asks for a calendar’s address.',
  },
}

/** The calendar: its views, its cells, its keyboard. */
export const calendar = {
  ariaLabel: 'Event calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  todayButton: 'Today',
  todayButtonLabel: 'Go to today',
  hint: 'Click a date to see that day’s events',
  viewGroup: 'View',
  viewMonth: 'Month',
  viewCards: 'Cards',
  more: { one: '+{n} more', other: '+{n} more' },
  moreLabel: { one: '{n} more event on {date}', other: '{n} more events on {date}' },
  dayLabel: { one: '{date}, {n} event', other: '{date}, {n} events' },
  dayLabelEmpty: '{date}, no events',
  eventLabel: '{title}, {type}',
  eventLabelOnline: '{title}, {type}, online',
  onlineMarker: 'Held online',
  countThisMonth: { one: '{n} event this month', other: '{n} events this month' },
  countInMonth: { one: '{n} event in {month}', other: '{n} events in {month}' },
  emptyMonth: 'No events in {month}',
  emptyFiltered: 'No events match your search and filters',
  emptyFilteredMonth: 'No events in {month} match your search and filters.',
  onlyInMonth: {
    samples: 'Only sample events in {month}',
    cancelled: 'Only cancelled events in {month}',
    both: 'Only sample and cancelled events in {month}',
  },
  onlyMatchInMonth: {
    samples: 'Only sample events in {month} match your search and filters.',
    cancelled: 'Only cancelled events in {month} match your search and filters.',
    both: 'Only sample and cancelled events in {month} match your search and filters.',
  },
  foundElsewhere: { one: '{n} event in another month does:', other: '{n} events in other months do:' },
  nextTitle: 'Next',
  liveTitle: 'Live now',
  live: {
    short: 'Live',
    minutes: { one: 'Live, ends in {n} min', other: 'Live, ends in {n} min' },
    hours: { one: 'Live, ends in {n} h', other: 'Live, ends in {n} h' },
    days: { one: 'Live, ends tomorrow', other: 'Live, ends in {n} days' },
    lastDay: 'Live, last day',
  },
  agendaTitle: 'Next few days',
  agendaEmpty: 'Nothing is listed for the next few days',
  agendaEmptyFiltered: 'None of them is in the next few days',
  agendaAll: 'All of {month}',
  sampleTag: 'Sample',
  samplesShown: { one: '{n} sample event is shown.', other: '{n} sample events are shown.' },
  samplesHidden: { one: '{n} sample event is hidden.', other: '{n} sample events are hidden.' },
  hideSamples: { one: 'Hide it', other: 'Hide them' },
  showSamples: { one: 'Show it', other: 'Show them' },
}

/** The Hebrew calendar and Israel's days, by `IsraelDayId` of `core`. */
export const luach = {
  /** The days that Israel observes, short: most stand in a cell of the calendar. */
  days: {
    roshHashanah: 'Rosh Hashanah',
    fastOfGedaliah: 'Fast of Gedaliah',
    yomKippur: 'Yom Kippur',
    sukkot: 'Sukkot',
    holHamoedSukkot: 'Hol HaMoed Sukkot',
    hoshanaRabbah: 'Hoshana Rabbah',
    simchatTorah: 'Simchat Torah',
    octoberSeventh: 'October 7 Remembrance Day',
    rabinDay: 'Rabin Remembrance Day',
    sigd: 'Sigd',
    hanukkah: 'Hanukkah',
    eveOfHanukkah: 'Eve of Hanukkah',
    fastOfTevet: 'Fast of 10 Tevet',
    tuBishvat: 'Tu BiShvat',
    fastOfEsther: 'Fast of Esther',
    purim: 'Purim',
    shushanPurim: 'Shushan Purim',
    pesach: 'Pesach',
    holHamoedPesach: 'Hol HaMoed Pesach',
    seventhOfPesach: 'Seventh day of Pesach',
    yomHashoah: 'Yom HaShoah',
    yomHazikaron: 'Yom HaZikaron',
    yomHaatzmaut: 'Yom HaAtzmaut',
    lagBaomer: 'Lag BaOmer',
    yomYerushalayim: 'Yom Yerushalayim',
    shavuot: 'Shavuot',
    fastOfTamuz: 'Fast of 17 Tamuz',
    tishaBav: 'Tisha B’Av',
    tuBav: 'Tu B’Av',
  },
  eveOf: 'Eve of {name}',
  shabbat: 'Shabbat',
  /** The months’ days where cells are too narrow for names, and the switch of the layer. */
  listTitle: 'Holidays and days of remembrance',
  show: 'Hebrew dates and holidays',
  /** What the shade of cells means. */
  shaded: 'Shaded: Shabbat, holidays and the afternoons before',
}

/** The card of an event. */
export const card = {
  prize: 'Prize: {amount}',
  place: '{city}, {country}',
  /** Above the events that are over, which come after those ahead. */
  earlier: 'Earlier',
  /** Every sample's description begins with it; its card leaves it out. */
  sampleOpening: 'This is a sample event, here to show how the calendar works.',
}

/** The search field and the filters. */
export const filters = {
  searchLabel: 'Search events',
  searchPlaceholder: 'Search events',
  clearSearch: 'Clear search',
  toggle: 'Filter',
  toggleActive: { one: 'Filter, {n} active', other: 'Filter, {n} active' },
  panelLabel: 'Filters',
  typeLabel: 'Event Type',
  typeAll: 'All types',
  locationLabel: 'Location',
  locationAll: 'All locations',
  locationOnline: 'Online',
  levelLabel: 'Level',
  levelAll: 'All levels',
  free: 'Free',
  withPrize: 'With a prize',
  quickLabel: 'Quick filters',
  all: 'All',
  inIsrael: 'In Israel',
  removeChip: 'Remove filter: {value}',
  clearAll: 'Clear all',
  results: { one: '{n} of {total} events', other: '{n} of {total} events' },
  apply: 'Search',
  chipType: 'Type',
  chipLocation: 'Location',
  chipLevel: 'Level',
  saved: 'Saved',
  savedHint: 'Only the events you saved in this browser',
  savedNone: 'You haven’t saved any events yet. Open an event and choose Save.',
  savedElsewhere: 'None of the events you saved are in {month}. Look in other months.',
  chipSaved: 'Only',
}

/** The results of a search over all dates. */
export const search = {
  title: 'Search results',
  scope: 'All dates, from today on',
  found: { one: '{n} event found', other: '{n} events found' },
  foundMany: 'More than {n} events found',
  understood: 'Understood as',
  chipTime: 'When',
  corrected: 'Nothing called “{written}”. This is what “{q}” finds.',
  aheadNone: 'Nothing of it is ahead.',
  earlier: 'Earlier ({count})',
  cut: 'These are the first {n}. Add a word, a place or a month to see fewer.',
  none: 'Nothing called “{q}”',
  noneFiltered: 'Nothing called “{q}” with these filters',
  clear: 'Clear search',
  submit: 'Submit an event',
  suggestion: 'Did you mean “{q}”?',
  inMonth: { one: '{n} event in {month}', other: '{n} events in {month}' },
  withoutFilters: { one: '{n} event without the filters', other: '{n} events without the filters' },
  loading: 'Searching',
  failed: 'The search did not answer. Check your connection, and try again.',
}

/** The next events on the home page. */
export const upcoming = {
  title: 'Upcoming Events',
  subtitle: 'Starting in the next 30 days',
  viewAll: 'View all',
  empty: 'No upcoming events found',
  emptyText: 'Nothing is listed for the next 30 days.',
}

/** The page of a day. */
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

/** The figures of the home page. */
export const stats = {
  title: 'Event Statistics',
  thisMonth: 'Events This Month',
  upcoming: 'Upcoming Events',
  upcomingNote: 'Next 30 days',
  online: 'Online Events',
  prizeTotal: 'Total Prize Money',
  topCountry: 'Top Country',
  popularType: 'Popular Type',
  noData: 'No data yet',
  noPrizes: 'No prizes announced',
  distribution: 'Event Type Distribution',
  distributionLabel: 'Event types: {list}',
  insights: 'Quick Insights',
  format: 'Format',
  formatValue: '{online} online, {physical} physical',
  formatValueUnknown: '{online} online, {physical} physical, {unknown} not announced',
  withPrize: 'Events with Prizes',
  withPrizeValue: '{n} of {total}',
  averagePrize: 'Average Prize',
}

/** The pages behind them. */
export const statsPage = {
  types: {
    'events-this-month': {
      title: 'Events This Month',
      subtitle: { one: '{n} event in {month}', other: '{n} events in {month}' },
    },
    'upcoming-events': {
      title: 'Upcoming Events',
      subtitle: { one: '{n} event in the next 30 days', other: '{n} events in the next 30 days' },
    },
    'online-events': {
      title: 'Online Events',
      subtitle: { one: '{n} event held online', other: '{n} events held online' },
    },
    'prize-events': {
      title: 'Events with Prizes',
      subtitle: { one: '{n} event, {amount} in prizes', other: '{n} events, {amount} in prizes' },
    },
    'top-country': {
      title: 'Top Country',
      subtitle: { one: '{country}, {n} event', other: '{country}, {n} events' },
    },
    'popular-type': {
      title: 'Popular Type',
      subtitle: { one: '{type}, {n} event', other: '{type}, {n} events' },
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
