export const terms = {
  title: 'Terms of Service',
  updated: 'Last updated {date}. Israeli law applies to these terms.',
  otherLanguage: 'Hebrew version',
  contents: 'Contents',
  shortTitle: 'In short:',
  short:
    'The calendar is free, the information is provided as is, and whether to take part in an event is your decision. Check the details with the organizers before you buy a ticket or book a flight.',
  sections: {
    acceptance: {
      title: 'Acceptance of the terms',
      text: 'By visiting CyberLuach or using any part of it you agree to these terms. If you do not agree with one of them, do not use the site.\n\nIf you submit an event for an organization, you confirm that you may do so, and “you” means that organization too.',
    },
    service: {
      title: 'What the service is',
      text: `CyberLuach is a public calendar that brings together information about cybersecurity events: capture-the-flag contests, conferences, workshops, competitions and the like. The events come from submissions by users and from public third-party APIs and lists.

We only inform. We do not host, organize or verify events, we do not sell tickets, and we are not a party to any agreement between you and an organizer.

The service is free of charge and needs no account. We may change it, interrupt it or close parts of it.`,
    },
    submissions: {
      title: 'Submitting events',
      text: `Submitting an event is free. By submitting one, you confirm that the details are true, that they may be published, and that the contact person named in the form has agreed to be called or written to about it.

You keep your rights in the texts that you send. You allow us to publish, translate, shorten and format them, and to pass them on through the calendar files and the public API, for as long as the event is listed.

We review submissions and aim to finish within 24 hours, but we are not obliged to publish it. We may edit, decline or remove any event, even after it is published.`,
    },
    use: {
      title: 'Acceptable use',
      text: 'You may browse, search, share and export events, and read the public API within its limits. Please do not flood the service with automated requests, get around its limits or its security, submit false or misleading events, or use the addresses found here to send advertising.\n\nIf you find a security problem, tell us through the contact page and give us reasonable time to fix it before you publish it. Do not open, change or delete information that belongs to others.',
    },
    links: {
      title: 'Links to other sites',
      text: 'Registration links lead to the sites of the organizers. We add a referral parameter (ref=cyberluach) that tells the organizer where the visit came from; it says nothing about you.\n\nWe do not control those sites and are not responsible for their content, their prices or their privacy practices.',
    },
    property: {
      title: 'Intellectual property',
      text: `The name and the logo of CyberLuach are ours. The source code of the site is published under the MIT License, and nothing in these terms narrows what that license permits.

Part of the event data comes from lists under the CC BY 4.0 license and from other open sources. Each source, its author and its license are named at the foot of every page; anyone who reuses the data has to name them too. The names and marks of events belong to their owners.`,
    },
    privacy: {
      title: 'Privacy',
      text: 'The Privacy Policy, which is part of these terms, says what we keep and why. In short: we keep what you give us in the forms, and we do not sell personal information.',
    },
    liability: {
      title: 'Limitation of liability',
      text: `The information on the site is provided as is, without a warranty of any kind. There may be mistakes, last-minute changes and cancellations, and it is up to you to check the details with the organizers.

To the fullest extent permitted by law, we are not liable for damage caused by relying on the information, by taking part in an event that is listed here, or by the site not being available. Nothing here limits a liability that the law does not allow to be limited.`,
    },
    changes: {
      title: 'Changes to the terms',
      text: 'We may update these terms from time to time. The date of the last update is at the top of this page. If you keep using the site after an update, you accept the updated terms.',
    },
    law: {
      title: 'Governing law and jurisdiction',
      text: 'These terms are governed by the laws of the State of Israel alone. The competent courts in Israel have exclusive jurisdiction over any dispute about them.\n\nIf a court finds a part of these terms invalid, the rest stays in force.',
    },
    contact: {
      title: 'Contact',
      text: 'Questions about the terms, a mistake in an event, or a request to remove one? Write to us through the contact page. We usually reply within 24-48 hours.',
    },
  },
  disclaimerTitle: 'Legal disclaimer:',
  disclaimer:
    'CyberLuach does not organize events and is not responsible for their content. A listing is not a recommendation, nor does it confirm that an event will take place. Nothing on this page is legal advice. Where the English and the Hebrew version differ, the Hebrew version prevails.',
  contactButton: 'Contact us',
}
