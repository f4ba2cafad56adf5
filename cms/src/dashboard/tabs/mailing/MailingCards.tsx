import type { Summary } from '@cyberluach/api/summary'
import { formatNumber } from '@cyberluach/i18n/format'
import { MailCheck, MailX, Users, type LucideIcon } from 'lucide-react'

import { Card, CardGrid } from '../../ui/Layout.tsx'
import { IconBox } from '../../ui/marks.tsx'
import { LatinText } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import { leastBase } from '../../visits/figures.tsx'

/** How many there are, how many still want mail, and how many no longer do; of a few, without percentages. */
export function MailingCards({ counts }: { counts: Summary['subscribers'] | undefined }) {
  const { t, say } = useText()
  const { mailing } = t.lists
  const shareOf = (count: number) =>
    counts && counts.total >= leastBase
      ? say(mailing.share, { share: `${formatNumber(Math.round((count / counts.total) * 1000) / 10)}%` })
      : null
  return (
    <CardGrid>
      <CountCard icon={Users} label={mailing.total} value={counts?.total} notes={[]} />
      <CountCard
        icon={MailCheck}
        tone="good"
        label={mailing.active}
        value={counts?.active}
        notes={
          counts
            ? [
                shareOf(counts.active),
                say(mailing.joined, { count: `+${formatNumber(counts.joinedLast30Days)}` }),
              ]
            : []
        }
      />
      <CountCard
        icon={MailX}
        label={mailing.cancelled}
        value={counts?.cancelled}
        notes={
          counts
            ? [
                shareOf(counts.cancelled),
                say(mailing.left, { count: formatNumber(counts.cancelledLast30Days) }),
              ]
            : []
        }
      />
    </CardGrid>
  )
}

type CountCardProps = {
  icon: LucideIcon
  tone?: 'good'
  label: string
  value: number | undefined
  notes: (string | null)[]
}

function CountCard({ icon: Icon, tone, label, value, notes }: CountCardProps) {
  const { t } = useText()
  return (
    <Card
      as="article"
      className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-3.5 px-4 py-3.5 md:max-lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <IconBox size="md" tone={tone}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </IconBox>
      <div>
        <h3>{label}</h3>
        <p className="text-(length:--text-2xl) leading-7.5 font-bold">
          {value === undefined ? (
            <span aria-label={t.noData}>–</span>
          ) : (
            <LatinText text={formatNumber(value)} />
          )}
        </p>
      </div>
      <p className="justify-self-end text-(length:--text-xs) text-ink-3 *:block *:leading-4.5 md:max-lg:col-span-full">
        {notes.map((note) => note && <span key={note}>{note}</span>)}
      </p>
    </Card>
  )
}
