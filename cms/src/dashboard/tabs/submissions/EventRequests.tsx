import type { WaitingRequest } from '@cyberluach/api/submission-link'
import type { EventState } from '@cyberluach/core/events/event-states'
import { localePath } from '@cyberluach/i18n/locales'
import { localText } from '@cyberluach/i18n/event-words'
import { Check, Eye, MessageSquareMore, X } from 'lucide-react'
import { changeLines, ChangedLine } from '../../list/ChangedLine.tsx'
import { Ago, formatDay, formatMoment } from '../../ui/time.tsx'
import { Button, NewTabLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Layout.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { useText, type Language } from '../../ui/text.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callSignedIn } from '../../../session/session.ts'
import { useIsMailOff, summaryKey, usePolling } from '../../frame/polling.ts'
import { useAttempt } from '../../session/SessionContext.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** What organizers ask for by their private links, each granted or declined in one press; nothing where none waits. */
export function EventRequests() {
  const { t, say } = useText()
  const words = t.events.requests
  const { waiting, running, decide } = useEventRequests()
  if (!waiting || waiting.length === 0) return null
  return (
    <Card as="section" className="overflow-clip" aria-labelledby="event-requests" data-part="event-requests">
      <h3 className="flex items-center gap-1.75 px-4 pt-3.5 pb-2.5 font-semibold" id="event-requests">
        <MessageSquareMore className="text-ink-3" />
        {say(words.title, { n: waiting.length })}
      </h3>
      <ul className="m-0 list-none p-0">
        {waiting.map((request) => (
          <Request
            key={request.id}
            request={request}
            isBusy={running !== null}
            isRunning={running === request.id}
            decide={decide}
          />
        ))}
      </ul>
    </Card>
  )
}

type Props = {
  request: WaitingRequest
  isBusy: boolean
  isRunning: boolean
  decide: (request: WaitingRequest, isGranted: boolean) => void
}

function Request({ request, isBusy, isRunning, decide }: Props) {
  const language = useText()
  const { t, say, locale } = language
  const words = t.events.requests
  const { event, wanted, details, organizer, reason, state } = request
  const title = localText(locale, event.title, event.titleHe).text
  const name = say(words.about, { title, change: state ? words.short[state] : words.shortDetails })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-semibold">
          <UserText text={title} />
        </p>
        {state && (
          <p>
            <b className="font-semibold">{wantedOf(request, state, language)}</b>
            <span className="text-ink-2"> · {say(words.now, { when: whenOf(event, language) })}</span>
          </p>
        )}
        {details && (
          <ul className="mt-1 grid list-none gap-1 p-0">
            {changeLines(details, language, true).map((line) => (
              <ChangedLine key={line.name} line={line} />
            ))}
          </ul>
        )}
        {reason && (
          <p className="mt-1 text-ink-2">
            <UserText text={reason} />
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-(length:--text-xs) text-ink-3">
          <span>
            {organizer && (
              <>
                <UserText text={organizer} />,{' '}
              </>
            )}
            <Ago iso={request.createdAt} />
          </span>
          <NewTabLink href={localePath(locale, `/event/${event.id}`)} rel="noopener" isSmall icon={<Eye size={14} />}>
            {t.events.page}
          </NewTabLink>
        </p>
      </div>
      {wanted && (
        <div className="min-w-0 flex-1 basis-72">
          <PublicCards card={wanted} />
        </div>
      )}
      <div className="flex gap-2">
        <Button
          icon={Check}
          kind="approve"
          isTallOnPhone
          label={`${words.grant}: ${name}`}
          isDisabled={isBusy}
          isRunning={isRunning}
          onClick={() => decide(request, true)}
        >
          {words.grant}
        </Button>
        <Button
          icon={X}
          isTallOnPhone
          label={`${words.decline}: ${name}`}
          isDisabled={isBusy}
          onClick={() => decide(request, false)}
        >
          {words.decline}
        </Button>
      </div>
    </li>
  )
}

type Timed = { startDate: string | null; endDate: string | null; allDay: boolean }

function wantedOf(asked: WaitingRequest, state: EventState, language: Language): string {
  return language.say(language.t.events.requests.asks[state], { when: whenOf(asked, language) })
}

/** The start, and the end where there is one. */
function whenOf({ startDate, endDate, allDay }: Timed, { locale, timeZone }: Language): string {
  const momentOf = allDay ? formatDay : formatMoment
  const ends = endDate === startDate ? [startDate] : [startDate, endDate]
  return ends.flatMap((iso) => (iso ? momentOf(locale, iso, timeZone) : [])).join(' – ')
}

const requestsKey = ['event-requests'] as const

const secondsBetweenPolls = 10

/** What organizers ask for, and what decides about it. */
export function useEventRequests() {
  const client = useQueryClient()
  const showToast = useToast()
  const { attempt } = useAttempt()
  const { t, locale } = useText()
  const isMailOff = useIsMailOff()
  const words = t.events.requests
  const [running, setRunning] = useState<string | null>(null)
  const { data: waiting } = usePolling({
    key: requestsKey,
    read: (signal) => callSignedIn('GET /api/sys/mgmt/event-requests', { signal }),
    seconds: secondsBetweenPolls,
  })

  async function decide({ id }: WaitingRequest, isGranted: boolean): Promise<void> {
    setRunning(id)
    const options = { params: { id }, body: { isGranted }, locale }
    const outcome = await attempt(async () => {
      await callSignedIn('POST /api/sys/mgmt/event-requests/{id}/decision', options)
      await client.cancelQueries({ queryKey: requestsKey })
    }, words.failed)
    setRunning(null)
    if ('failure' in outcome) return void client.invalidateQueries({ queryKey: requestsKey })
    client.setQueryData<WaitingRequest[]>(requestsKey, (known) => known?.filter((one) => one.id !== id))
    void client.invalidateQueries({ queryKey: summaryKey })
    const title = isGranted ? words.granted : words.declined
    showToast({ kind: 'done', title, ...(isMailOff && { text: t.mailOff.decided }) })
  }

  return {
    waiting,
    running,
    decide: (request: WaitingRequest, isGranted: boolean) => void decide(request, isGranted),
  }
}
