'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { OverviewTab } from '../overview/OverviewTab.tsx'
import { useHealth } from '../overview/use-health.ts'
import { SubmissionsTab } from '../submissions/SubmissionsTab.tsx'
import { useSubmissionPolling } from '../submissions/use-submission-polling.ts'
import { useText } from '../text/TextContext.tsx'
import { ComingLater } from './ComingLater.tsx'
import { Header } from './Header.tsx'
import { panelId, TabList, tabId } from './TabList.tsx'
import { tabNames, type TabName } from './tabs.ts'
import { useTab } from './use-tab.ts'

/** The whole dashboard behind the guard. What polls lives here, so that it goes on whichever tab is open. */
export function Frame() {
  const { t } = useText()
  const client = useQueryClient()
  const [tab, openTab] = useTab()
  const [refreshes, setRefreshes] = useState(0)
  const [isRefreshing, setRefreshing] = useState(false)
  const { list, liveness } = useSubmissionPolling()
  const checks = useHealth()

  useEffect(() => {
    document.title = `${t.tabs[tab]} · CyberLuach`
  }, [t, tab])

  const refresh = async () => {
    if (isRefreshing) return
    setRefreshing(true)
    await client.refetchQueries()
    setRefreshing(false)
    setRefreshes((count) => count + 1)
  }

  const contentOf = (name: TabName) => {
    if (name === 'analytics') return <OverviewTab checks={checks} />
    if (name === 'submissions')
      return <SubmissionsTab list={list} liveness={liveness} refreshes={refreshes} />
    return <ComingLater title={t.tabs[name]} />
  }

  const pendingSubmissions = list?.submissions.filter(({ status }) => status === 'pending').length

  return (
    <>
      <header className="top">
        <div className="wrap">
          <Header liveness={liveness} refresh={() => void refresh()} isRefreshing={isRefreshing} />
          <TabList current={tab} open={openTab} pendingSubmissions={pendingSubmissions} />
        </div>
      </header>
      <main className="wrap">
        {tabNames.map((name) => (
          <div
            key={name}
            id={panelId(name)}
            role="tabpanel"
            aria-labelledby={tabId(name)}
            hidden={name !== tab}
            tabIndex={0}
          >
            {contentOf(name)}
          </div>
        ))}
      </main>
    </>
  )
}
