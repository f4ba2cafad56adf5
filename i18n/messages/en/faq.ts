export const faq = {
  title: 'Frequently asked questions',
  intro: 'Short answers about the calendar, about submitting events, and about what we do with your details.',
  topics: 'Topics',
  groups: {
    general: 'General',
    using: 'Using the platform',
    events: 'Events and calendar',
    submitting: 'Submitting events',
    privacy: 'Security and privacy',
    community: 'Community and support',
  },
  general: {
    what: {
      q: 'What is CyberLuach?',
      a: 'A public calendar of cybersecurity events: CTFs, conferences, workshops, competitions and the like. Each event has its date and place, and a registration link if there is one.',
    },
    cost: {
      q: 'Does it cost anything?',
      a: 'No. Browsing, searching, email updates and submitting an event are free. An event may charge a fee of its own; that’s up to its organizer.',
    },
    organize: {
      q: 'Do you organize the events?',
      a: 'No. We only list them. Registration, tickets and the event itself are the organizer’s responsibility.',
    },
    languages: {
      q: 'What languages is the site available in?',
      a: 'English and Hebrew; the switch is at the top of every page. An event without Hebrew text appears the way its organizer wrote it. The Privacy Policy is in English only.',
    },
  },
  using: {
    find: {
      q: 'How do I find events by type or place?',
      a: 'Open Filter above the calendar and choose an event type, a country or Online. The search box looks in titles, descriptions, cities and countries of all dates, and understands “ctf israel december”.',
    },
    ics: {
      q: 'How do I add an event to my own calendar?',
      a: 'Open the event and choose Add to calendar. You can add it straight to Google Calendar, Outlook.com or Microsoft 365, or download a file that opens in any calendar app.',
    },
    save: {
      q: 'What does Save do?',
      a: 'It keeps the event in this browser, and nothing is sent to us. To see what you saved, open Filter above the calendar and choose Saved. To have an event on your other devices too, add it to your own calendar.',
    },
    account: {
      q: 'Do I need an account?',
      a: 'No. Everything on the site works without signing in.',
    },
  },
  events: {
    sources: {
      q: 'Where do the events come from?',
      a: 'From people who submit them here, and from public sources. They’re listed in the footer.',
    },
    sync: {
      q: 'How often is the calendar updated?',
      a: 'Data from outside sources syncs every 3 days. A submitted event is added as soon as it’s approved.',
    },
    times: {
      q: 'What time zone are event times in?',
      a: 'They’re in {zone}. If an event has no hours, we only know its date.',
    },
    missing: {
      q: 'Why isn’t an event I know about listed?',
      a: 'Maybe nobody has submitted it yet. Search for its name without filters: the search goes over all dates. If it’s not there, submit it.',
    },
  },
  submitting: {
    how: {
      q: 'How do I submit an event?',
      a: 'Choose Submit, fill in the form and send it. You need a title, an event type, a description, a start date, the organizer’s email, and the name and phone of a contact person.',
    },
    code: {
      q: 'Do I need an access code?',
      a: 'No. The form is open to everyone and asks for no code. Every submission is reviewed before it’s published.',
    },
    time: {
      q: 'How long does approval take?',
      a: 'We aim for 24 hours; it may take up to 48. We’ll email you when the event is published.',
    },
    change: {
      q: 'How do I correct or remove an event I submitted?',
      a: 'Until we’ve made a decision, you can edit or withdraw the submission using the private link we emailed you. Once the event is published, the same page lets you ask for any change: its title, its place, its hours, a new date, or that it’s cancelled. We look at it, and email you what was decided.',
    },
  },
  privacy: {
    data: {
      q: 'What do you keep about me?',
      a: 'What you send us: a submission, a message, feedback, or your name and email for updates. Feedback also carries your browser type and the page you came from; an automatic error report carries your browser type and the page that failed. We count visits without cookies: pages, country, kind of device and browser, but not your IP address, nor anything that could identify you from one day to the next. With Do Not Track or Global Privacy Control on, you are not counted. The Privacy Policy has the details.',
    },
    contactPerson: {
      q: 'Is the contact person’s phone published?',
      a: 'No. We use the name and phone only to check the submission. They don’t appear on the calendar.',
    },
    verify: {
      q: 'Do you verify the events?',
      a: 'We read every submission before publishing it, but we don’t verify the event itself. Check the organizer’s website before you register or pay.',
    },
    register: {
      q: 'What happens when I choose Register?',
      a: 'You’re taken to the organizer’s website. We add a referral tag to the link so they know you came from here. What you fill in there doesn’t reach us.',
    },
  },
  community: {
    mistake: {
      q: 'I found a mistake in an event. Who do I tell?',
      a: 'Write to us through the Contact page and choose the Event category. A link to the event helps.',
    },
    reply: {
      q: 'How soon do you reply?',
      a: 'General questions: 24-48 hours. Bugs: 12-24 hours. Critical problems: 2-6 hours.',
    },
    help: {
      q: 'How can I help?',
      a: 'Submit an event that’s missing, share one you like, or tell us what to improve on the Feedback page.',
    },
    unsubscribe: {
      q: 'How do I stop the email updates?',
      a: 'Use the unsubscribe link in any update, or write to us through the Contact page.',
    },
  },
  promptTitle: 'Didn’t find an answer?',
  promptText: 'Write to us. We usually reply within 24-48 hours.',
  promptButton: 'Contact us',
}
