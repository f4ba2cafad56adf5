/** What surrounds every tab of the dashboard: counts, exports, keyboard, settings. */
export const dashboardFrame = {
  counts: {
    pending: { one: '{n} waiting', other: '{n} waiting' },
    live: { one: '{n} active now', other: '{n} active now' },
    total: { one: '{n} in all', other: '{n} in all' },
  },

  panel: { title: 'Content panel', home: 'First screen of the content panel' },

  /** Below the icons of the bar on a phone: parts of what the buttons are called. */
  short: { panel: 'Panel', refresh: 'Refresh' },

  waiting: {
    title: 'Waiting for you',
    events: { one: '{n} submission, {ago}', other: '{n} submissions, the oldest {ago}' },
    requests: { one: '{n} request for a change', other: '{n} requests for changes' },
    offers: { one: '{n} calendar offered by an organizer', other: '{n} calendars offered by organizers' },
    decisions: { one: '{n} decision about a source', other: '{n} decisions about sources' },
    sources: { one: '{n} source that failed', other: '{n} sources that failed' },
    contact: { one: '{n} message', other: '{n} messages' },
    feedback: { one: '{n} feedback response', other: '{n} feedback responses' },
    mails: { one: '{n} email that failed', other: '{n} emails that failed' },
    keptMails: { one: '{n} email kept unsent', other: '{n} emails kept unsent' },
    deadlines: { one: '{n} deadline to look at', other: '{n} deadlines to look at' },
    translations: { one: '{n} text to translate', other: '{n} texts to translate' },
    failed: 'What waits can’t be counted right now.',
    none: 'Nothing is waiting.',
  },

  warning: {
    lead: 'Automatic logout in',
    unit: { one: 'second', other: 'seconds' },
  },

  download: {
    working: 'Preparing the file',
    done: 'Export finished',
    rows: { one: '{n} row', other: '{n} rows' },
    failed: 'The export failed',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    off: 'Shortcuts are switched off in the settings.',
    tabs: 'Go to a tab',
    waiting: 'Go to what waits',
    search: 'Search',
    refresh: 'Refresh data',
    rows: 'Next row, previous row; an open row follows',
    toggle: 'Open or close the row',
    select: 'Select the row',
    approve: 'Approve',
    reject: 'Reject, with a note',
    send: 'Send the note with the rejection',
    rejectAtOnce: 'Reject at once, with the last reason chosen',
    undo: 'Undo the last decision, for 10 seconds; the last change of an open event',
    remove: 'Delete',
    export: 'Export',
    create: 'New event, post or source',
    events: 'Move, postpone, cancel an event, or put it back',
    duplicate: 'Duplicate an event',
    filter: 'Filter',
    settings: 'Settings',
    escape: 'Close, then clear the selection',
    help: 'This list',
    keys: { enter: 'Enter', space: 'Space', delete: 'Delete', escape: 'Esc' },
  },

  settings: {
    title: 'System settings',
    open: 'Settings',
    shortcuts: 'Keyboard shortcuts',
    shortcutsHint: 'Single keys act while nothing is being typed.',
    shortcutsList: 'All shortcuts',
    theme: 'Appearance',
    themes: { light: 'Light', dark: 'Dark', auto: 'As the device' },
    language: 'Language',
    session: 'Automatic logout',
    sessionLength: { one: 'After {n} minute of inactivity', other: 'After {n} minutes of inactivity' },
    sessionHint: 'Set on the server.',
    account: 'Signed in as',
  },
} as const
