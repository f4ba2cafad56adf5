import type { Summary } from '@cyberluach/api/summary'
import type { Role } from '@cyberluach/core/sign-in/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ComponentType, Suspense, useEffect } from 'react'
import { tv } from 'tailwind-variants/lite'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { ShortcutsProvider, type ShortcutName } from './shortcuts.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { useSummaryPolling, waitingOf } from './summary.ts'
import { useText } from '../ui/text.tsx'
import { FrameProvider, type FrameControls, TabScope, type RequestedPart } from './FrameContext.tsx'
import { Header } from './Header.tsx'
import { TabList } from './TabList.tsx'
import { tabsOf, type TabName, panelId, tabId, partOfHash, tabFromHash } from './tabs.ts'
import type { PanelPlaces } from './panel-places.ts'
import { useSession, clearStoredTab, storedTab } from '../session/SessionContext.tsx'
import { Card } from '../ui/Layout.tsx'
import { withoutRowStep } from './use-row-step.ts'

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
        <ShortcutsDialog
          tabs={tabs.length}
          isOpen={dialog === 'shortcuts'}
          close={() => closeDialog('shortcuts')}
        />
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
