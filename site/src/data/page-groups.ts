import type { DayKey } from '@cyberluach/core/dates/day-key'
import { mapGroups, mappedPages, type MapGroup } from '@cyberluach/core/site/pages'
import type { Messages } from '@cyberluach/i18n/messages'
import { pageText } from './page-text.ts'

export type ListedPage = { path: string; name: string; about: string }
export type PageGroup = { id: string; title: string; pages: ListedPage[] }

/** The pages of the site by kind, as its map lists them. */
export function pageGroups(t: Messages, today: DayKey): PageGroup[] {
  const { groupMain, groupEvents, groupHelp, groupLegal } = t.sitemap
  const titles: Record<MapGroup, string> = {
    main: groupMain,
    events: groupEvents,
    help: groupHelp,
    legal: groupLegal,
  }
  return mapGroups.map((id) => ({
    id,
    title: titles[id],
    pages: mappedPages
      .filter(({ map }) => map.group === id)
      .map(({ path, map }) => ({
        path: path.replace('[date]', today),
        name: pageText(t, map.name),
        about: pageText(t, map.about),
      })),
  }))
}
