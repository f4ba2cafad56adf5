'use client'

import { fill } from '@cyberluach/i18n/translate'
import { Button, useRouteCache, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { RemovalDialog, type RemovalProps } from './RemovalDialog.tsx'

/** The accounts that are chosen on this page of the list: none is removed that nobody sees. */
export function RemoveChosen({ locale, texts }: RemovalProps) {
  const { selectedIDs, toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const [isAsking, setAsking] = useState(false)
  const count = selectedIDs.length
  if (count === 0) return null

  const removed = () => {
    setAsking(false)
    toggleAll()
    clearRouteCache()
  }
  return (
    <div className="mb-4">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(true)}>
        {fill(locale, texts.beginMany, { n: count })}
      </Button>
      {isAsking && (
        <RemovalDialog
          locale={locale}
          texts={texts}
          title={fill(locale, texts.titleMany, { n: count })}
          count={count}
          which={`?where[id][in]=${selectedIDs.join(',')}`}
          removed={removed}
          cancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
