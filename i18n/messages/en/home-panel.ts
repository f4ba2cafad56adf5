/** The first screen of the panel, by the role of whoever opens it. */
export const homePanel = {
  title: 'Home',
  greeting: 'Hello, {name}',
  waits: 'What waits',
  /** What waits, each with the place that it is done at. */
  waiting: {
    submissions: { one: '{n} submitted event to decide on', other: '{n} submitted events to decide on' },
    requests: {
      one: '{n} change that an organizer asks for',
      other: '{n} changes that organizers ask for',
    },
    decisions: {
      one: '{n} decision about what a list says',
      other: '{n} decisions about what lists say',
    },
    sources: { one: '{n} list that could not be read', other: '{n} lists that could not be read' },
    contact: { one: '{n} message to answer', other: '{n} messages to answer' },
    feedback: { one: '{n} piece of feedback to read', other: '{n} pieces of feedback to read' },
    deadlines: {
      one: '{n} deadline that may have been extended',
      other: '{n} deadlines that may have been extended',
    },
    mails: { one: '{n} email that failed', other: '{n} emails that failed' },
    keptMails: { one: '{n} email kept unsent', other: '{n} emails kept unsent' },
    eventTexts: {
      one: '{n} event has a new English text that waits for a decision',
      other: '{n} events have new English texts that wait for a decision',
    },
    translated: {
      one: '{n} post has changes that wait for publishing',
      other: '{n} posts have changes that wait for publishing',
    },
    missing: { one: '{n} text has no Hebrew yet', other: '{n} texts have no Hebrew yet' },
    changed: {
      one: '{n} translation to check: the English changed',
      other: '{n} translations to check: the English changed',
    },
  },
  oldest: 'The oldest: {when}',
  oldestMessage: 'The oldest: {when}',
  nothingWaits: 'Nothing waits',
  nothingWaitsText: 'All is done. What comes next will stand here.',
  nothingToTranslate: 'Everything is translated and up to date.',
  drafts: 'Drafts',
  noDrafts: 'There are no drafts.',
  saved: 'Saved {when}',
  planned: 'Planned posts',
  noPlanned: 'No post is planned. A post with a later date is published by itself then.',
  publishedOn: 'Public on {day} at {time}',
  newPost: 'New post',
  newEvent: 'New event',
  allPosts: 'All posts',
  untitled: 'Untitled',
}
