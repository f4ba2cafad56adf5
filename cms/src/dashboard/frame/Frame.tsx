import type { Summary } from '@cyberluach/api/summary'
import type { Role } from '@cyberluach/core/sign-in/roles'
import { useQueryClient } from '@tanstack/react-query'
import {
  useCallback,
  useMemo,
  useState,
  type ComponentType,
  Suspense,
  useEffect,
  useRef,
  type KeyboardEvent,
} from 'react'
import { tv } from 'tailwind-variants/lite'
import { ShortcutsDialog, SettingsDialog } from './FrameDialogs.tsx'
import { ShortcutsProvider, type ShortcutName } from './shortcuts.tsx'
import { useSummaryPolling, waitingOf, tabCount, type TabCount } from './polling.ts'
import { useText } from '../ui/text.tsx'
import { FrameProvider, type FrameControls, TabScope, type RequestedPart } from './FrameContext.tsx'
import { Header } from './Header.tsx'
import { tabsOf, type TabName, panelId, tabId, partOfHash, tabFromHash, tabAfterKey } from './tabs.ts'
import type { PanelPlaces } from './panel-places.ts'
import { useSession, clearStoredTab, storedTab } from '../session/SessionContext.tsx'
import { Card } from '../ui/Layout.tsx'
import { withoutRowStep } from './use-row-step.ts'
import { formatNumber } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'

const column = tv({ base: 'mx-auto w-full max-w-360 px-gutter' })

type Props = {
  places: PanelPlaces
  /** What each tab shows. */
  contents: Record<TabName, ComponentType>
  tabWithDraft: TabWithDraft
}

/** The whole dashboard behind the guard: only the open tab polls, and the counts on all of them. */
export function Frame({ places, contents, tabWithDraft }: Props) {
  const { t } = useText()
  const client = useQueryClient()
  const { role } = useSession()
  const tabs = tabsOf(role)
  const { tab, requested, open: openTab } = useTab(tabWithDraft)
  const [refreshes, setRefreshes] = useState(0)
  const [isRefreshing, setRefreshing] = useState(false)
  const [dialog, setDialog] = useState<'settings' | 'shortcuts' | null>(null)
  const { summary, liveness } = useSummaryPolling()

  useTitle(`${t.tabs[tab]} · ${t.common.brand}`)

  const refresh = useCallback(async () => {
    if (isRefreshing) return
    setRefreshing(true)
    await client.refetchQueries({ type: 'active' })
    setRefreshing(false)
    setRefreshes((count) => count + 1)
  }, [client, isRefreshing])

  const openSettings = useCallback(() => setDialog('settings'), [])
  const openShortcuts = useCallback(() => setDialog('shortcuts'), [])
  const closeDialog = (closed: 'settings' | 'shortcuts') =>
    setDialog((current) => (current === closed ? null : current))
  const controls = useMemo(
    () => ({ openTab, requested, openSettings, refresh: () => void refresh(), isRefreshing, refreshes }),
    [openTab, requested, openSettings, refresh, isRefreshing, refreshes],
  )
  const act = (name: ShortcutName): boolean => {
    const number = /^tab(\d)$/.exec(name)?.[1]
    const chosen = number && tabs[Number(number) - 1]
    if (chosen) openTab(chosen)
    else if (name === 'refresh') void refresh()
    else if (name === 'waiting') return goToFirstOf(summary, role, openTab)
    else if (name === 'settings') openSettings()
    else if (name === 'help') openShortcuts()
    else return false
    return true
  }

  return (
    <FrameProvider value={controls}>
      <ShortcutsProvider tab={tab} act={act}>
        <header className="sticky top-0 z-header border-b border-line bg-surface">
          <div className={column()}>
            <Header liveness={liveness} places={places} />
            <TabList tabs={tabs} current={tab} open={openTab} summary={summary} />
          </div>
        </header>
        <main className={column({ className: 'pt-4 pb-10' })}>
          {tabs.map((name) => (
            <TabPanel key={name} name={name} isOpen={name === tab} Content={contents[name]} />
          ))}
        </main>
        <SettingsDialog
          isOpen={dialog === 'settings'}
          close={() => closeDialog('settings')}
          openShortcuts={openShortcuts}
        />
        <ShortcutsDialog tabs={tabs.length} isOpen={dialog === 'shortcuts'} close={() => closeDialog('shortcuts')} />
      </ShortcutsProvider>
    </FrameProvider>
  )
}

/** Goes to what waits first, if anything does. */
function goToFirstOf(summary: Summary | undefined, role: Role, openTab: FrameControls['openTab']): boolean {
  const first = summary && waitingOf(summary, new Date(), role)[0]
  if (!first) return false
  if ('tab' in first) openTab(first.tab, first.part)
  else location.assign(first.address)
  return true
}

type TabPanelProps = { name: TabName; isOpen: boolean; Content: ComponentType }

/** A tab's content: there from its first opening on, so that what was open, typed or filtered in it stays. */
export function TabPanel({ name, isOpen, Content }: TabPanelProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])

  return (
    <div
      id={panelId(name)}
      className="focus-visible:rounded-[2px] focus-visible:outline-offset-6"
      role="tabpanel"
      aria-labelledby={tabId(name)}
      hidden={!isOpen}
      tabIndex={0}
    >
      {(isOpen || wasOpened) && (
        <TabScope name={name} isOpen={isOpen}>
          <Suspense fallback={<Card className="min-h-80" aria-busy="true" />}>
            <Content />
          </Suspense>
        </TabScope>
      )}
    </div>
  )
}

/** Names the page. Next writes the view's own title when its metadata arrives, which may be later: ours stays. */
export function useTitle(title: string): void {
  useEffect(() => {
    const keep = () => {
      if (document.title !== title) document.title = title
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}

type Place = { tab: TabName; requested: RequestedPart | null }

/** The tab in which this person was writing when the page went away. */
export type TabWithDraft = (username: string, tabs: readonly TabName[]) => TabName | null

type Open = (tab: TabName, part?: string) => void

/**
 * The open tab stands in the address, so that reloading and links find it again, and each opening is a step of the
 * browser’s history: Back leads to the tab before. `#events/new` begins something once, and is not repeated by reloading.
 */
export function useTab(tabWithDraft: TabWithDraft): Place & { open: Open } {
  const { username, role } = useSession()
  const tabs = useMemo(() => tabsOf(role), [role])
  const [place, show] = useState<Place>(() => placeIn(firstTab(), tabs))

  useEffect(() => {
    clearStoredTab()
    writeAddress(place.tab, tabs)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what opens first may be another than the address says
  }, [])

  useEffect(() => {
    const followAddress = () => {
      const tab = tabFromHash(location.hash, tabs)
      show(placeIn(tab, tabs))
      writeAddress(tab, tabs)
    }
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [tabs])

  const open = useCallback<Open>(
    (tab, part) => {
      if (tabFromHash(location.hash, tabs) !== tab) history.pushState(withoutRowStep(), '', `#${tab}`)
      show({ tab, requested: part ? { tab, part } : null })
    },
    [tabs],
  )
  return { ...place, open }

  /** Where somebody was writing, or only was, when the page went away; what the address names otherwise. */
  function firstTab(): TabName {
    return tabWithDraft(username, tabs) ?? tabFromHash(location.hash || (storedTab(username) ?? ''), tabs)
  }
}

/** The tab, and what the address says of it. */
function placeIn(tab: TabName, tabs: readonly TabName[]): Place {
  const part = tabFromHash(location.hash, tabs) === tab ? partOfHash(location.hash) : null
  return { tab, requested: part ? { tab, part } : null }
}

/** Lets the address name the tab that is open, and no longer what was begun in it. */
function writeAddress(tab: TabName, tabs: readonly TabName[]): void {
  const isSaid = tabFromHash(location.hash, tabs) === tab && partOfHash(location.hash) !== 'new'
  if (!isSaid) history.replaceState(history.state, '', `#${tab}`)
}

const countLook = tv({
  base: 'inline-flex h-4.5 min-w-5 items-center justify-center rounded-full px-1.5 text-2xs leading-none font-semibold',
  variants: {
    kind: {
      pending: 'bg-warning-soft text-on-warning-soft',
      live: 'bg-success-soft text-on-success-soft',
      total: 'bg-active text-ink-2',
    },
  },
})

type TabListProps = {
  tabs: readonly TabName[]
  current: TabName
  open: (tab: TabName) => void
  summary: Summary | undefined
}

/** The tabs, with one tab stop: arrow keys move in the direction of reading. */
export function TabList({ tabs, current, open, summary }: TabListProps) {
  const { t, locale } = useText()
  const list = useRef<HTMLDivElement>(null)

  const counts = tabs.map((name) => summary && tabCount(name, summary)?.n).join()

  // Counts make the tabs wider, so that the open one may leave the view when they come.
  useEffect(() => {
    if (list.current) centreOpenTab(list.current)
  }, [current, locale, counts])

  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(current, event.key, directionOfLocale(locale), tabs)
    if (!next) return
    event.preventDefault()
    open(next)
    document.getElementById(tabId(next))?.focus()
  }

  return (
    <div
      ref={list}
      className="-mx-3 flex [scrollbar-width:none] gap-0.5 overflow-x-auto max-md:-mx-gutter max-md:scroll-px-10 max-md:px-1 [&::-webkit-scrollbar]:hidden"
      role="tablist"
      aria-label={t.tabs.label}
      onKeyDown={move}
    >
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          id={tabId(name)}
          className="relative flex h-control cursor-pointer items-center gap-1.75 border-0 bg-transparent px-3 py-0 text-base font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:rounded-[6px] focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:rounded-t-[2px] aria-selected:after:bg-ink md:max-xl:px-2 md:max-xl:aria-selected:after:inset-x-2"
          role="tab"
          aria-selected={name === current}
          aria-controls={panelId(name)}
          tabIndex={name === current ? 0 : -1}
          onClick={() => open(name)}
        >
          {t.tabs[name]}
          {summary && <Count count={tabCount(name, summary)} />}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the list alone, never the page. */
function centreOpenTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]')
  if (!tab) return
  const [place, frame] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({ left: place.left + place.width / 2 - (frame.left + frame.width / 2) })
}

function Count({ count }: { count: TabCount | null }) {
  const { t, say } = useText()
  if (!count) return null
  return (
    <span className={countLook({ kind: count.kind })} data-kind={count.kind}>
      <bdi dir="ltr" aria-hidden>
        {formatNumber(count.n)}
      </bdi>
      <span className="sr-only">{say(t.frame.counts[count.kind], { n: count.n })}</span>
    </span>
  )
}
