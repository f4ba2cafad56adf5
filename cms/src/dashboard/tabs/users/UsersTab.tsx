import { useRef, useEffect, useReducer, type RefObject } from 'react'
import { Card, SectionHead, Stack } from '../../ui/Layout.tsx'
import { FailureLine } from '../../ui/Alert.tsx'
import { LiveLine } from '../../ui/Dot.tsx'
import { useText } from '../../ui/text.tsx'
import { UserCards } from './UserCards.tsx'
import { UsersTable } from './UsersTable.tsx'
import {
  secondsBetweenVisits,
  useVisits,
  useOverview,
  rowsAfter,
  type VisitRow,
} from '../../visits/visits.ts'
import { Users } from 'lucide-react'
import { usePlaceName } from '../../visits/VisitNames.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatMoment } from '../../ui/date-format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Visit } from '@cyberluach/api/analytics'

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
            {rows.length > 0 ? <UsersTable rows={rows} /> : visits.length === 0 && <NoActiveUsers />}
          </Card>
        </>
      ) : (
        liveness.state !== 'lost' && <UsersSkeleton />
      )}
    </Stack>
  )
}

/** Nobody is there; when somebody last was, if anybody ever has been. */
export function NoActiveUsers() {
  const { t, say, locale, timeZone } = useText()
  const { users } = t.analytics
  const { countryName, cityName } = usePlaceName()
  const { data } = useOverview('day')
  const last = data?.recentSessions[0]

  return (
    <Empty
      icon={Users}
      title={users.emptyTitle}
      text={
        <>
          {users.emptyText}
          {last && (
            <>
              <br />
              {say(users.last, {
                when: formatMoment(locale, last.lastActivity, timeZone),
                place: cityName(last.city) ?? countryName(last.country),
              })}
            </>
          )}
        </>
      }
    />
  )
}

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function UsersSkeleton() {
  const { t } = useText()
  return (
    <Card className="grid gap-10.5 px-4 py-5.5" aria-busy="true">
      <p className="sr-only" role="status">
        {t.analytics.users.loading}
      </p>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </Card>
  )
}

type Reading = { visits: readonly Visit[]; isBusy: boolean }

/** The rows as they stand on the screen, moved on by each reading. */
export function useRows(
  visits: readonly Visit[] | undefined,
  readAt: number | null,
  list: RefObject<HTMLElement | null>,
): readonly VisitRow[] {
  const [rows, read] = useReducer(
    (before: readonly VisitRow[], { visits: latest, isBusy }: Reading) => rowsAfter(before, latest, isBusy),
    [],
  )
  // Also a reading without news moves on: what was fading leaves with it.
  useEffect(() => {
    if (visits) read({ visits, isBusy: isBeingUsed(list.current) })
  }, [visits, readAt, list])
  return rows
}

function isBeingUsed(list: HTMLElement | null): boolean {
  if (!list?.checkVisibility()) return false
  return list.matches(':hover') || list.contains(document.activeElement)
}
