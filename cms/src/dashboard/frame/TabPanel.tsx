'use client'

import { Suspense, useEffect, useState, type ComponentType } from 'react'

import { Card } from '../ui/Card.tsx'
import { TabScope } from '../navigation/TabScope.tsx'
import { panelId, tabId, type TabName } from '../navigation/tabs.ts'

type Props = { name: TabName; isOpen: boolean; Content: ComponentType }

/** A tab's content: there from its first opening on, so that what was open, typed or filtered in it stays. */
export function TabPanel({ name, isOpen, Content }: Props) {
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
