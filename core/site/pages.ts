import { builtLoginPath } from '../sign-in/session.ts'

/** What is said of a page once, for whoever links to it, maps it, caches its answers, counts its visits or tests it. */
export type Page = {
  /** Its address without the language. What stands in brackets differs from one page of its kind to the next. */
  path: string
  /** What it is made of. What is shown to one `visitor` is not cached, and sees its own query whole. */
  shows: 'words' | 'events' | 'posts' | 'calls' | 'visitor'
  /** The texts of the links to it, by their keys: in the header and the menu, … */
  header?: string
  /** … in the menu alone, … */
  menu?: string
  /** … among the footer's quick links, … */
  quickLink?: string
  /** … and at the footer's end. */
  legalLink?: string
  /** Where the map of the site lists it, for people and for search engines, by the keys of its name and of a line on it. */
  map?: { group: MapGroup; name: string; about: string }
  /** The keys of the query that it depends on, in the order of the cache's keys. Others never reach it. */
  query?: readonly string[]
  /** Opened by a link in a mail, whose token is all the authority there is: posts to it are taken from anywhere. */
  isSigned?: true
  /** Its address has a token in it, which is its reader's alone: no visit to it is counted, nor its address stored. */
  isPrivate?: true
  /** An entrance of the staff: there once, outside of the two languages, and its visits are not counted. */
  isDoor?: true
}

/** The groups of the site's map, in their order. */
export const mapGroups = ['main', 'events', 'help', 'legal'] as const

/** A heading of the map. */
export type MapGroup = (typeof mapGroups)[number]

/** The closed sign-in page: it says that access is denied and nothing else, and writes each visit down. */
export const watchedPath = '/admin/login'

/** The pages of the site, in the order in which they are listed anywhere. */
export const pages = [
  {
    path: '/',
    shows: 'events',
    header: 'chrome.nav.home',
    quickLink: 'footer.calendar',
    map: { group: 'main', name: 'chrome.nav.home', about: 'sitemap.pages.home' },
    query: ['month', 'type', 'location', 'level', 'admission', 'prize', 'saved', 'view', 'event'],
  },
  {
    path: '/deadlines',
    shows: 'events',
    header: 'chrome.nav.deadlines',
    quickLink: 'deadlines.title',
    map: { group: 'events', name: 'deadlines.title', about: 'deadlines.mapText' },
    query: ['kind', 'place', 'tag', 'page'],
  },
  {
    path: '/submit',
    shows: 'words',
    header: 'chrome.nav.submit',
    quickLink: 'footer.submit',
    map: { group: 'main', name: 'chrome.nav.submit', about: 'sitemap.pages.submit' },
  },
  {
    path: '/submit/calendar',
    shows: 'words',
    map: { group: 'main', name: 'calendarOffer.title', about: 'calendarOffer.mapText' },
  },
  {
    path: '/blog',
    shows: 'posts',
    header: 'chrome.nav.blog',
    quickLink: 'footer.blog',
    map: { group: 'main', name: 'chrome.nav.blog', about: 'sitemap.pages.blog' },
    query: ['tag', 'page'],
  },
  {
    path: '/about',
    shows: 'words',
    header: 'chrome.nav.about',
    quickLink: 'footer.aboutLink',
    map: { group: 'main', name: 'chrome.nav.about', about: 'sitemap.pages.about' },
  },
  {
    path: '/press',
    shows: 'words',
    quickLink: 'press.linkName',
    map: { group: 'main', name: 'press.linkName', about: 'press.mapText' },
  },
  {
    path: '/day/[date]',
    shows: 'events',
    map: { group: 'events', name: 'common.today', about: 'sitemap.pages.day' },
    query: ['event'],
  },
  { path: '/event/[slug]', shows: 'events' },
  {
    path: '/archive',
    shows: 'events',
    quickLink: 'footer.archive',
    map: { group: 'events', name: 'archive.title', about: 'archive.mapText' },
  },
  {
    path: '/plan',
    shows: 'events',
    menu: 'plan.title',
    quickLink: 'plan.title',
    map: { group: 'events', name: 'plan.title', about: 'plan.mapText' },
    query: ['from', 'to', 'country', 'city', 'type'],
  },
  { path: '/archive/[year]', shows: 'events', query: ['page'] },
  { path: '/archive/[year]/[month]', shows: 'events', query: ['page'] },
  { path: '/place/[country]', shows: 'events', query: ['page'] },
  { path: '/place/[country]/[city]', shows: 'events', query: ['page'] },
  { path: '/organizer/[slug]', shows: 'events', query: ['page'] },
  { path: '/tag/[slug]', shows: 'events', query: ['page'] },
  { path: '/series/[slug]', shows: 'events', query: ['page'] },
  {
    path: '/stats',
    shows: 'events',
    map: { group: 'events', name: 'statsPage.switcherLabel', about: 'sitemap.pages.stats' },
    query: ['type', 'page', 'event'],
  },
  {
    path: '/faq',
    shows: 'words',
    header: 'chrome.nav.faq',
    quickLink: 'footer.faq',
    map: { group: 'help', name: 'chrome.nav.faq', about: 'sitemap.pages.faq' },
  },
  {
    path: '/contact',
    shows: 'words',
    header: 'chrome.nav.contact',
    quickLink: 'footer.contact',
    map: { group: 'help', name: 'chrome.nav.contact', about: 'sitemap.pages.contact' },
  },
  {
    path: '/feedback',
    shows: 'words',
    header: 'chrome.nav.feedback',
    quickLink: 'footer.feedback',
    map: { group: 'help', name: 'chrome.nav.feedback', about: 'sitemap.pages.feedback' },
  },
  {
    path: '/api/docs',
    shows: 'calls',
    map: { group: 'help', name: 'apiDocs.title', about: 'sitemap.pages.apiDocs' },
  },
  {
    path: '/Terms-of-Service',
    shows: 'words',
    legalLink: 'footer.terms',
    map: { group: 'legal', name: 'footer.terms', about: 'sitemap.pages.terms' },
  },
  {
    path: '/Privacy-Policy',
    shows: 'words',
    legalLink: 'footer.privacyEnglishOnly',
    map: { group: 'legal', name: 'footer.privacy', about: 'sitemap.pages.privacy' },
  },
  {
    path: '/accessibility',
    shows: 'words',
    legalLink: 'footer.accessibility',
    map: { group: 'legal', name: 'footer.accessibility', about: 'sitemap.pages.accessibility' },
  },
  {
    path: '/sitemap',
    shows: 'words',
    quickLink: 'footer.sitemap',
    map: { group: 'legal', name: 'footer.sitemap', about: 'sitemap.pages.sitemap' },
  },
  { path: '/blog/[slug]', shows: 'posts' },
  { path: '/submit/form', shows: 'visitor' },
  { path: '/awaiting-approval', shows: 'visitor' },
  { path: '/submission/[token]', shows: 'visitor', isPrivate: true },
  { path: '/deadline/[token]', shows: 'visitor', isPrivate: true },
  { path: '/newsletter', shows: 'words' },
  { path: '/newsletter/confirm', shows: 'visitor', isSigned: true },
  { path: '/newsletter/unsubscribe', shows: 'visitor', isSigned: true },
  { path: `/${builtLoginPath}`, shows: 'visitor', isDoor: true },
  { path: watchedPath, shows: 'visitor', isDoor: true },
] as const satisfies readonly Page[]

type Listed = (typeof pages)[number]

/** The keys of all texts that pages are listed by. */
export type PageTextKey =
  | Extract<Listed, { header: string }>['header']
  | Extract<Listed, { menu: string }>['menu']
  | Extract<Listed, { quickLink: string }>['quickLink']
  | Extract<Listed, { legalLink: string }>['legalLink']
  | MappedPage['map']['name' | 'about']

/** A page that the map of the site lists. */
export type MappedPage = Extract<Listed, { map: object }>

/** The pages that the map of the site lists. */
export const mappedPages: readonly MappedPage[] = pages.filter((page) => 'map' in page)

const plainPages = new Map<string, Page>(pages.map((page) => [page.path, page]))
const kindsOfPages = pages
  .filter(({ path }) => path.includes('['))
  .map((page: Page) => ({ page, pattern: new RegExp(`^${page.path.replace(/\[\w+\]/g, '[^/]+')}$`) }))

/** The page at an address without its language; undefined where the list has none. */
export function pageAt(path: string): Page | undefined {
  return plainPages.get(path) ?? kindsOfPages.find(({ pattern }) => pattern.test(path))?.page
}
