'use client'

import { Suspense, useEffect, useState } from 'react'

import { Card } from '../ui/Card.tsx'
import { tabContents } from './tab-contents.tsx'
import { TabScope } from '../navigation/TabScope.tsx'
import { panelId, tabId, type TabName } from '../navigation/tabs.ts'

/** A tab's content: there from its first opening on, so that what was open, typed or filtered in it stays. */
export function TabPanel({ name, isOpen }: { name: TabName; isOpen: boolean }) {
  const [wasOpened, setOpened] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setOpened(true)
  }, [isOpen])
  const Content = tabContents[name]

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
