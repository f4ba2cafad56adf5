declare namespace App {
  interface Locals {
    locale: import('@cyberluach/i18n/locales').Locale
    t: import('@cyberluach/i18n/messages').Messages
    /** The texts of both languages, for what names the other one. */
    messages: Record<import('@cyberluach/i18n/locales').Locale, import('@cyberluach/i18n/messages').Messages>
    /** The texts that people put in place of the built-in ones. */
    overrides: import('@cyberluach/i18n/editable-texts').TextOverrides
    /** The same as the edge handed them over; absent where no edge renders. */
    givenTexts?: Promise<{
      overrides: import('@cyberluach/i18n/editable-texts').TextOverrides
      isCurrent: boolean
    }>
    /** The path that was asked for, where the page that is not there stands for it. */
    askedPath?: string
    /** The page's path without the language: `/day/2026-11-20`. */
    path: string
    /** What every page shows of the whole calendar, once it is asked for (`data/glance.ts`). */
    glance?: Promise<import('@cyberluach/core/events/figures').Glance | null>
    /** What the edge has read since the last change, by path and query; absent where no edge renders. */
    givenReads?: (target: string) => Promise<{
      answer: unknown
      total: number | null
      isAnswered: boolean
      isCurrent: boolean
    }>
    /** Where large markup goes instead of into the page; absent where nobody puts it in its place (`markup-cache/held-back.ts`). */
    heldBack?: import('./markup-cache/held-back.ts').HeldBack
    /**
     * What the page shows, and so what must drop it from the edge's cache: events or figures over them, posts, and
     * editable texts, and the team's own lists. A page that names nothing is never kept.
     */
    cacheTags?: ('events' | 'posts' | 'texts' | 'lists')[]
    /** Ends all reads of the page that are not over in time; given where an edge knows since when the visitor waits. */
    deadline?: AbortSignal
    /** Set when a read from the API failed, or gave what may be out of date: the page is not kept. */
    incomplete?: boolean
  }
}
