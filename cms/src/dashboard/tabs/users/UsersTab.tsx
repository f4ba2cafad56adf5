'use client'

import { useRef } from 'react'

import { Card } from '../../ui/Card.tsx'
import { FailureLine } from '../../ui/FailureLine.tsx'
import { LiveLine } from '../../ui/LiveLine.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { useText } from '../../text/TextContext.tsx'
import { NobodyActive } from './NobodyActive.tsx'
import { UserCards } from './UserCards.tsx'
import { UsersSkeleton } from './UsersSkeleton.tsx'
import { UsersTable } from './UsersTable.tsx'
import { useRows } from './use-rows.ts'
import { secondsBetweenVisits, useVisits } from '../analytics/use-visits.ts'

/** Who is on the site now: visits with a sign of life in the last five minutes. */
export function UsersTab() {
  const { t, say } = useText()
  const { users } = t.analytics
  const list = useRef<HTMLDivElement>(null)
  const { data: visits, liveness, retry } = useVisits()
  const rows = useRows(visits, liveness.updatedAt, list)

  return (
    <Stack>
      <SectionHead
        title={t.tabs.users}
        text={visits && (visits.length === 0 ? users.none : say(users.active, { n: visits.length }))}
      >
        <LiveLine state={liveness.state}>
          {say(t.submissions.everySeconds, { n: secondsBetweenVisits })}
        </LiveLine>
      </SectionHead>
      {liveness.state === 'lost' && (
        <FailureLine title={users.failed} updatedAt={liveness.updatedAt} retry={retry} />
      )}
      {visits ? (
        <>
          {visits.length > 0 && <UserCards visits={visits} />}
          <Card ref={list}>
            {rows.length > 0 ? <UsersTable rows={rows} /> : visits.length === 0 && <NobodyActive />}
          </Card>
        </>
      ) : (
        liveness.state !== 'lost' && <UsersSkeleton />
      )}
    </Stack>
  )
}
