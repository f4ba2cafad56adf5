import type { Locale } from './locales.ts'
import { messagesFor } from './messages.ts'

/** A group of the built-in questions, its texts in one language. */
export type BuiltInGroup = {
  title: string
  questions: { id: string; question: string; answer: string }[]
}

const order = ['general', 'using', 'events', 'submitting', 'privacy', 'community'] as const

/**
 * The built-in questions by group, in the order of the page: what a new database begins with, and what is shown when
 * the editors' own cannot be read. Ids are the same in both languages; placeholders are not filled.
 */
export function builtInFaq(locale: Locale): BuiltInGroup[] {
  const { faq } = messagesFor(locale)
  return order.map((group) => ({
    title: faq.groups[group],
    questions: Object.entries(faq[group]).map(([key, { q, a }]) => ({
      id: `${group}-${key}`,
      question: q,
      answer: a,
    })),
  }))
}

/** One section of a document. Paragraphs are parted by empty lines; a paragraph of lines that begin with "- " is a list. */
export type DocumentSection = { id: string; title: string; text: string }

/** The privacy policy, which exists in English only, section by section. */
export const privacyPolicy: DocumentSection[] = [
  {
    id: 'scope',
    title: 'Who we are and what this covers',
    text: `CyberLuach is a public calendar of cybersecurity events. This policy says which details the site keeps, why, for how long, and what you can do about them. It covers the pages of the site in both languages, its forms and its public API.

You can read everything on the calendar without an account and without telling us who you are. We only keep personal details that you type into a form, and a few technical ones that are named below.`,
  },
  {
    id: 'submissions',
    title: 'When you submit an event',
    text: `We keep the whole form as you sent it, the language that you used and the time. Besides the details of the event, these are personal:

- the name, email address and phone number of the organizer
- the name and phone number of a contact person, and their position and available hours if you give them
- the texts in which you add requirements, notes or a way to ask questions

We use them to check that the event is real, to ask about it, and to tell the organizer our decision. If you name another person as the contact, please make sure that they agree.

If you offer the address of your calendar instead, we keep it with the name of the organizer, your note, the language and the time, and your email address if you give it, to tell you our decision. We delete this 30 days after the decision; of a calendar that we list, its address and the name of the organizer stay.`,
  },
  {
    id: 'contact',
    title: 'When you write to us',
    text: `A message through the contact page is kept with your name, your email address, the subject, the category, the text and the language of the page. We use it to answer you.`,
  },
  {
    id: 'feedback',
    title: 'When you send feedback',
    text: `Feedback is kept with your ratings, the features that you chose and the texts that you wrote. Your name and your email address are optional. The form also sends the time, the name and version of your browser (its user agent) and the address of the page that led you to the form (the referrer), so that we can understand a problem that you describe.`,
  },
  {
    id: 'subscription',
    title: 'When you subscribe to the newsletter',
    text: `We keep your full name, your email address, the language of the page, whether you are subscribed, since when, and, if we ask you to, when you confirmed the address. We use them for the newsletter and for nothing else. For each email we send you, we keep your name and address, its subject, and whether and when it was sent. Our emails contain no tracking pixels and no tracked links, so we don’t know whether you read them.

Every newsletter email has a one-click unsubscribe link, no sign-in needed. Many mail apps also show an unsubscribe button. You can also ask us to take you off the list through the contact page. If we ask you to confirm an address and you don’t, we delete it after 14 days.`,
  },
  {
    id: 'automatic',
    title: 'What is kept without a form',
    text: `To keep the service usable, the server counts how often one network address calls it. It stores the address as a keyed hash only, from which the address cannot be read back; a count matters for an hour at most.

When a form is sent, your browser adds a random key, so that a form that arrives twice is stored once. With the key we keep a fingerprint of the request and our answer to it. After 24 hours the key has no effect.

When a page breaks in your browser, it may send us a report with the error, the part of the page where it happened, the time, the address of the page, and the name and version of your browser. These reports are deleted after 30 days.

A visit to a page that is closed to the public is written into a log for the administrators, with the time and the page and nothing else: neither your address nor your browser.`,
  },
  {
    id: 'visits',
    title: 'How visits are counted',
    text: `We count visits ourselves, on our own server, to see which pages are read, whether they open quickly and when the site is busy. While you look at a page, it tells our server:

- the path of the page, with the category on the statistics page
- how long the page took to open
- every 15 seconds, that it is still open in front of you

With each visit we keep when it began and ended, its pages and their load times, the country, the kind of device (computer, phone or tablet), and the names of the browser and of the operating system. The country is looked up on our own server in a table by DB-IP; where the people who run the site have added a table of cities, the city is kept too.

To tell that two pages belong to one visit, the server makes a keyed hash of your network address and your browser’s user agent. Its key is random, another one each day, and is deleted within 48 hours: from then on the hash cannot be traced back to you, and you cannot be recognized from one day to another. Neither the address nor the user agent is stored, no cookie is set for this, and nothing is stored on your device. Visits are deleted after 400 days.

If your browser sends Do Not Track or Global Privacy Control, the page tells us nothing and you aren’t counted. Robots and administrators who are signed in are not counted either.`,
  },
  {
    id: 'device',
    title: 'What is stored on your device, and cookies',
    text: `The site stores a few things in your browser. They stay on your device and are not sent to us:

- your choice of a light or a dark theme, until you choose “system” again or clear the site’s data
- the events you saved with the Save button, until you take them out or clear the site’s data
- the draft of an event that you have not sent yet, until you send it or close the tab
- a short message to be shown on the next page, until it has been shown

The public pages set no cookies. One cookie exists for the people who run the site: when an administrator signs in, it carries their session. Scripts cannot read it, other sites cannot make use of it, and it ends with the session. Administrators’ browsers also keep an access token for the dashboard until they sign out.`,
  },
  {
    id: 'absent',
    title: 'What we do not do',
    text: `There is no advertising, there are no tracking pixels, no profiles and no analytics of other companies on this site. Fonts, scripts and images come from our own server, so reading a page tells nobody else anything. We do not sell or rent personal details, and no decision about you is made by a program alone.`,
  },
  {
    id: 'basis',
    title: 'Why we may use these details',
    text: `We use the details of a form because you sent it to us for that purpose. For the newsletter we rely on your consent, which you can withdraw at any time. For counting calls and visits, storing a form once and looking into errors we rely on our interest in a safe service that works. You are not obliged by law to give us any details; without the required fields of a form, we can’t process it.`,
  },
  {
    id: 'sharing',
    title: 'What is published and who else sees it',
    text: `When an event is approved, its title, description, type, level, dates, place, registration link, prize and tags appear on the site, in calendar files and in the public API. The organizer’s email address and phone number and the details of the contact person are never published.

The details of the forms are seen by the people who run the site and, as far as their work requires it, by the companies that host the server and carry our email. We hand details to authorities only where the law obliges us to.

If you follow a registration link, a share link or a link to an online calendar, you’ll reach a site with its own privacy policy. Registration links carry the parameter ref=cyberluach, which is the same for everyone.`,
  },
  {
    id: 'retention',
    title: 'How long we keep details',
    text: `Submissions, messages and feedback are kept until they are no longer needed for the calendar or for an answer, and until then as a record of what was decided. An administrator can delete each of them for good, and deletes yours when you ask, unless the law obliges us to keep it. An event that was approved stays on the calendar then, and what we keep of its submission no longer says who sent it. Emails that we sent to you are kept with your details and deleted with them. Subscriptions are kept for as long as you are subscribed; after that we keep the address and the date of the cancellation, so that we don’t write to you again, until you ask us to delete them too. Reports of errors are deleted after 30 days, earlier when there are very many. Visits are deleted after 400 days, and the keys by which their pages were joined within 48 hours.`,
  },
  {
    id: 'security',
    title: 'How we protect details',
    text: `Only administrators can open the details of the forms. Their passwords are stored as salted hashes, their sessions end after a few minutes without activity, and repeated failures to sign in are slowed down. Texts that visitors send are shown as text and never run as code. No system is perfectly safe: if you find a weakness, please tell us through the contact page.`,
  },
  {
    id: 'rights',
    title: 'Your rights, changes and contact',
    text: `Under the Israeli Privacy Protection Law, 5741-1981, and, where it applies to you, the General Data Protection Regulation of the European Union, you may ask to see the details that we keep about you, to have them corrected or deleted, or to have us stop using them. Write to us through the contact page and name the email address that you used, so that we can find them. An administrator can then make a file of all that is kept under the address, or delete it everywhere; what stays is a note that it was done, with a keyed hash in place of the address. You may also complain to the Privacy Protection Authority of Israel or to the authority of your country.

The site is not meant for children under 16, and we do not knowingly keep their details.

We may update this policy. The date of the last update stands at the top of the page.`,
  },
]
