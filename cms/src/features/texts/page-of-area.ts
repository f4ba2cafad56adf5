import type { pages } from '@cyberluach/core/site/pages'

type Path = (typeof pages)[number]['path']

/** Where the texts of an area are read, as far as there is a page that shows them to everybody. */
const shownAt: Partial<Record<string, Path>> = {
  common: '/',
  chrome: '/',
  home: '/',
  calendar: '/',
  luach: '/',
  plan: '/plan',
  card: '/',
  dialog: '/',
  share: '/',
  stats: '/',
  filters: '/',
  search: '/',
  upcoming: '/',
  notifications: '/',
  toasts: '/',
  footer: '/',
  meta: '/',
  day: '/day/[date]',
  submitPage: '/submit',
  eventForm: '/submit/form',
  validation: '/submit/form',
  awaitingApproval: '/awaiting-approval',
  about: '/about',
  press: '/press',
  faq: '/faq',
  contact: '/contact',
  feedback: '/feedback',
  newsletter: '/newsletter',
  newsletterPages: '/newsletter',
  blog: '/blog',
  statsPage: '/stats',
  archive: '/archive',
  deadlines: '/deadlines',
  readLink: '/submit/form',
  sitemap: '/sitemap',
  apiDocs: '/api/docs',
  terms: '/Terms-of-Service',
  privacy: '/Privacy-Policy',
  privacyPolicy: '/Privacy-Policy',
  accessibility: '/accessibility',
}

/** The page that shows the texts of an area, without its language; null of mails and of what no address leads to. */
export function pageOfArea(area: string, today: string): string | null {
  return shownAt[area]?.replace('[date]', today) ?? null
}
