import type { PageFact } from '@cyberluach/api/page-facts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, FileText } from 'lucide-react'
import { callSignedIn } from '../../../session/session.ts'
import { Panel } from '../../list/Panel.tsx'
import { NewTabLink } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'

/** What of an event is from its own page, with the page and its day; nothing where that told nothing. */
export function PageFactsPanel({ eventId }: { eventId: string }) {
  const { t, say, locale, timeZone } = useText()
  const words = t.events.pageFacts
  const { data: facts } = useQuery({
    queryKey: ['page-facts', eventId],
    queryFn: ({ signal }) =>
      callSignedIn('GET /api/sys/mgmt/events/{id}/page-facts', { params: { id: eventId }, locale, signal }),
    staleTime: 0,
  })
  if (!facts?.length) return null
  const dayOf = (iso: string) => formatDate(locale, dayKeyOf(new Date(iso), timeZone))
  const momentOf = (iso: string) => `${dayOf(iso)} ${formatTime(iso, timeZone)}`
  const valueOf = ({ field, value }: PageFact) => {
    if (field === 'hours') return <UserText text={value.split('/').map(momentOf).join(' – ')} />
    if (field === 'price' && value === 'free') return <span>{t.events.admissionNames.free}</span>
    return field === 'image' ? <LatinText text={value} /> : <UserText text={value} />
  }
  return (
    <Panel part="contact" icon={FileText} title={words.title}>
      <dl className="m-0 grid gap-2.5">
        {facts.map((fact) => (
          <div key={fact.field}>
            <dt className="text-(length:--text-xs) text-ink-3">
              {words.fields[fact.field]} · {words.states[fact.state]}
            </dt>
            <dd className="m-0 wrap-anywhere">
              {valueOf(fact)}
              <span className="block text-(length:--text-xs)">
                <NewTabLink href={fact.address} rel="noopener noreferrer" isSmall icon={<ExternalLink size={14} />}>
                  {say(words.origin, { host: fact.host, date: dayOf(fact.checkedAt) })}
                </NewTabLink>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
