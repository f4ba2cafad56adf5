import { may, type Role } from '@cyberluach/core/sign-in/roles'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'

/** The panel's own first screen. */
export const panelHome = '/admin'

export type PanelPlace = { name: string; address: string }
export type PanelGroup = { name: string; places: PanelPlace[] }

/** What the panel holds in each language, by the names that it has there. */
export type PanelPlaces = Record<Locale, PanelGroup[]>

/** The parts of the panel that somebody goes to from the dashboard, grouped as its own menu groups them. */
export function panelGroups(
  { adminPanel, translationsPanel, personalData, securityPanel }: Messages,
  role: Role | null,
): PanelGroup[] {
  const { collections, groups, pages } = adminPanel
  const list = (name: keyof typeof collections, slug: string = name): PanelPlace => ({
    name: collections[name].many,
    address: `${panelHome}/collections/${slug}`,
  })
  const screen = (name: string, path: string): PanelPlace => ({ name, address: `${panelHome}/${path}` })
  const security = screen(securityPanel.title, 'security')
  if (!may(role, 'administer'))
    return [
      { name: groups.calendar, places: [list('events'), list('submissions')] },
      { name: groups.people, places: [security] },
    ]
  return [
    { name: groups.calendar, places: [list('events'), list('searchNames', 'search-names')] },
    { name: groups.blog, places: [list('posts'), list('media')] },
    {
      name: groups.texts,
      places: [list('texts'), list('faqGroups', 'faq-groups'), screen(translationsPanel.title, 'translations')],
    },
    {
      name: groups.mail,
      places: [
        list('subscribers'),
        list('digests'),
        list('mails'),
        screen(pages.mailSettings, 'globals/mail-settings'),
      ],
    },
    {
      name: groups.people,
      places: [
        list('users'),
        screen(personalData.title, 'personal-data'),
        list('auditEntries', 'audit-entries'),
        security,
      ],
    },
  ]
}
