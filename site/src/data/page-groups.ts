import type { DayKey } from '@cyberluach/core/day-key'
import type { Messages } from '@cyberluach/i18n/messages'
import { navLinks } from './nav-links.ts'

export type ListedPage = { path: string; name: string; about: string }
export type PageGroup = { id: string; title: string; pages: ListedPage[] }

/** The pages of the site by kind, as its map lists them. */
export function pageGroups(t: Messages, today: DayKey): PageGroup[] {
  const { sitemap: text, chrome, footer } = t
  const inHeader = (path: string) => navLinks.some((link) => link.path === path)
  const { pages } = text
  return [
    {
      id: 'main',
      title: text.groupMain,
      pages: [
        { path: '/', name: chrome.nav.home, about: pages.home },
        { path: '/submit', name: chrome.nav.submit, about: pages.submit },
        { path: '/blog', name: chrome.nav.blog, about: pages.blog },
        { path: '/about', name: chrome.nav.about, about: pages.about },
      ].filter(({ path }) => inHeader(path)),
    },
    {
      id: 'events',
      title: text.groupEvents,
      pages: [
        { path: `/day/${today}`, name: t.common.today, about: pages.day },
        { path: '/stats', name: t.statsPage.switcherLabel, about: pages.stats },
      ],
    },
    {
      id: 'help',
      title: text.groupHelp,
      pages: [
        ...[
          { path: '/faq', name: chrome.nav.faq, about: pages.faq },
          { path: '/contact', name: chrome.nav.contact, about: pages.contact },
          { path: '/feedback', name: chrome.nav.feedback, about: pages.feedback },
        ].filter(({ path }) => inHeader(path)),
        { path: '/api/docs', name: t.apiDocs.title, about: pages.apiDocs },
      ],
    },
    {
      id: 'legal',
      title: text.groupLegal,
      pages: [
        { path: '/Terms-of-Service', name: footer.terms, about: pages.terms },
        { path: '/Privacy-Policy', name: footer.privacy, about: pages.privacy },
        { path: '/accessibility', name: footer.accessibility, about: pages.accessibility },
        { path: '/sitemap', name: footer.sitemap, about: pages.sitemap },
      ],
    },
  ]
}
