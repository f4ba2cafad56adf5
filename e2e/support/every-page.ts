import type { Locale } from '@cyberluach/i18n/locales'
import { stableId } from '../../cms/src/seed/stable-id.ts'
import type { Picture } from './pictures.ts'
import { steadyPages } from './public-pages.ts'
import { englishPost, wholePost } from './readable-posts.ts'

/** A page that a visitor can open, without the language, and how it looks. */
export type VisitedPage = {
  address: string
  pictures?: readonly Picture[]
  /** What is like something that is asked about: on the home page, or above. */
  apart?: readonly string[]
  /** What a phone has to show there, for some questions to mean something. */
  shows?: string
  /** The one language it is asked about in, where it is laid out as another page, with few words of its own. */
  only?: Locale
}

const footer = ['body > footer']
const belowCalendar = [
  ...footer,
  '[aria-labelledby=statistics-title]',
  '[aria-labelledby=year-title]',
  '[aria-labelledby=upcoming-title]',
]

/** What is drawn by the component of another page that is pictured, with other words. */
const looksLikeAnother = new Set(['/accessibility', '/day/2026-13-40'])

const withDaysOnly = stableId('sample:lockpicking-fair')

/** Every page, in its states that have an address, on the morning of the pictures. */
export const everyPage: VisitedPage[] = listed([
  {
    address: '/',
    pictures: [
      { name: 'home', height: 1300, isInEveryLook: true },
      { name: 'statistics', part: '[aria-labelledby=statistics-title]' },
      { name: 'year', part: '[aria-labelledby=year-title]' },
      { name: 'upcoming', part: '[aria-labelledby=upcoming-title]' },
      { name: 'footer', part: 'body > footer' },
    ],
    shows: '[data-part=agenda] li b',
  },
  {
    address: '/?view=cards',
    pictures: [{ name: 'home-cards', height: 1300 }],
    shows: '#calendar article h3',
  },
  {
    address: '/?view=cards&type=ctf&location=online',
    pictures: [{ name: 'home-filtered', part: '#calendar' }],
  },
  {
    address: '/?view=cards&q=quantum+gardening',
    pictures: [{ name: 'home-empty', part: '#calendar' }],
  },
  { address: '/?q=conference+israel', shows: '[data-part=search] [data-event]' },
  { address: '/?q=zzzz-nothing', only: 'he' },
  { address: '/?type=ctf&location=online&q=a', only: 'en' },
  { address: `/?event=${withDaysOnly}`, pictures: [{ name: 'event-plain' }] },
  {
    address: '/event/black-hat-europe-2026',
    pictures: [{ name: 'event-page', height: 1300, isInEveryLook: true }],
  },
  { address: '/deadlines', pictures: [{ name: 'deadlines', height: 1300 }] },
  { address: '/deadlines?kind=earlyPrice&tag=nothing', only: 'he' },
  { address: '/archive', pictures: [{ name: 'archive', height: 1300, isInEveryLook: true }] },
  { address: '/archive/2026', pictures: [{ name: 'archive-year', height: 1300 }] },
  { address: '/place/israel/tel-aviv', only: 'en' },
  {
    address: '/day/2026-11-23',
    pictures: [{ name: 'day', height: 1300 }],
    shows: 'main [data-part=back] ~ div a[rel]',
  },
  { address: '/stats', only: 'he' },
  { address: '/stats?type=upcoming-events', pictures: [{ name: 'stats' }] },
  { address: '/stats?type=prize-events', only: 'en' },
  { address: '/stats?type=online-events', shows: 'main article h3', only: 'he' },
  { address: '/blog', pictures: [{ name: 'blog', height: 1300 }] },
  { address: '/blog?tag=nothing', only: 'he' },
  { address: '/blog?tag=guides', only: 'en' },
  { address: `/blog/${wholePost.slug}`, pictures: [{ name: 'post', height: 2600 }] },
  { address: `/blog/${englishPost.slug}`, pictures: [{ name: 'post-english' }] },
  ...steadyPages.map((address) => ({
    address,
    pictures: looksLikeAnother.has(address) ? [] : [{ name: nameOf(address) }],
  })),
  { address: '/plan', only: 'he' },
  {
    address: '/plan?from=2026-12-07&to=2026-12-09&country=IL&city=Haifa&type=conference',
    pictures: [{ name: 'plan', height: 1300, isInEveryLook: true }],
  },
  { address: '/submit/form' },
  { address: '/newsletter', only: 'he' },
  { address: '/api/docs', only: 'en', apart: ['main section:nth-of-type(n + 4) table'] },
  { address: '/purple-elephant-42' },
  { address: '/admin/login', only: 'en' },
])

/** Of what stands on more than one page, the first is asked. */
function listed(all: VisitedPage[]): VisitedPage[] {
  return all.map((page, index) => {
    if (index === 0) return page
    const seenBefore = page.address.startsWith('/?') ? belowCalendar : footer
    return { ...page, apart: [...seenBefore, ...(page.apart ?? [])] }
  })
}

function nameOf(address: string): string {
  return address.replace(/\?.*/, '').replaceAll('/', '-').slice(1).toLowerCase()
}
