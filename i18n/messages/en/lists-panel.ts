/** What lists of the panel say where there is nothing in them. */
export const listsPanel = {
  filtered: {
    title: 'Nothing matches',
    text: 'Change or clear the search and the filters to see more.',
  },
  empty: {
    events: {
      title: 'No events yet',
      text: 'Approved submissions come here by themselves. An admin can add an event, too.',
    },
    sources: {
      title: 'No sources yet',
      text: 'Add a list by its address in the dashboard, where you see first what would come.',
    },
    submissions: {
      title: 'No submissions yet',
      text: 'What organizers and visitors send through the site comes here. It is decided on in the dashboard.',
    },
    posts: { title: 'No posts yet', text: 'Begin the first one. It stays a draft until you publish it.' },
    media: { title: 'No pictures yet', text: 'Add one here, or while you write a post.' },
    texts: { title: 'No texts', text: 'The texts of the site come here when it starts.' },
    'faq-groups': {
      title: 'No questions yet',
      text: 'Add a group, then the questions in it. They are on the site within a second.',
    },
    subscribers: {
      title: 'Nobody has subscribed yet',
      text: 'Whoever signs up for updates on the site comes here. You can add somebody who asks you to.',
    },
    digests: {
      title: 'No digests yet',
      text: 'One is prepared every week where the mail settings say so. You can begin one yourself.',
    },
    mails: {
      title: 'No emails yet',
      text: 'Everything that the site sends is kept here, with what became of it.',
    },
    users: { title: 'No users', text: 'Add those who edit and translate.' },
    'audit-entries': {
      title: 'Nothing has happened yet',
      text: 'Sign-ins, decisions, deletions and exports are noted here by themselves.',
    },
  },
}
