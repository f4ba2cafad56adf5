import { useLatest } from '../../ui/use-latest.ts'
import { MailQuestion, SearchX, Send, MailCheck, MailX, Users, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, useMemo } from 'react'
import { useShortcuts } from '../../frame/shortcuts.tsx'
import { ListTools } from '../../list/ListTools.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FailureLine, SectionHead, Stack, ListCard, Skeleton, Empty, Card } from '../../ui/Layout.tsx'
import { useDownload } from '../../frame/use-download.ts'
import { useSummary } from '../../frame/polling.ts'
import { useText } from '../../ui/text.tsx'
import { RowFrame, SubscriberRows } from './SubscriberRows.tsx'
import { callWithTotal } from '@cyberluach/api/client'
import type { Subscriber } from '@cyberluach/api/newsletter'
import type { Summary } from '@cyberluach/api/summary'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTabScope } from '../../frame/FrameContext.tsx'
import { storedToken } from '../../../session/session.ts'
import { formatNumber } from '@cyberluach/i18n/format'
import { IconBox } from '../../ui/marks.tsx'
import { LatinText } from '../../ui/UserText.tsx'
import { leastBase } from '../../visits/figures.tsx'

/** Who gets the newsletter, and who no longer does. */
export function MailingTab() {
  const { t, say } = useText()
  const { mailing } = t.lists
  const [search, setSearch] = useState('')
  const section = useRef<HTMLElement>(null)
  const counts = useSummary()?.subscribers
  const list = useSubscribers(search, counts)
  const { download, isRunning } = useDownload()
  const { subscribers, total } = list

  const exportRows = () =>
    void download({
      name: 'GET /api/sys/mgmt/newsletter.csv',
      query: { q: search },
      rows: mailing.exportedRows,
      empty: { kind: 'failed', title: mailing.emptyExport },
    })
  useShortcuts({
    search: () => section.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    exportRows,
  })

  return (
    <Stack ref={section}>
      <SectionHead title={mailing.title}>
        <ButtonLink icon={Send} size="sm" href="/admin/collections/digests">
          {mailing.digests}
        </ButtonLink>
      </SectionHead>
      {list.isError && (
        <FailureLine title={mailing.failed} updatedAt={list.dataUpdatedAt || null} retry={() => list.refetch()} />
      )}
      <MailingCards counts={counts} />
      <ListTools
        search={{ text: search, placeholder: mailing.search, search: (text) => setSearch(text.trim()) }}
        shown={total !== undefined && say(mailing.shown, { shown: total, total: counts?.total ?? total })}
        exporting={{ label: mailing.export, start: exportRows, isRunning }}
      />
      <ListCard aria-busy={list.isPlaceholderData || undefined}>
        {!subscribers ? (
          !list.isError && <SubscriberSkeleton />
        ) : subscribers.length > 0 ? (
          <>
            <SubscriberRows subscribers={subscribers} search={search} />
            {list.hasNextPage && (
              <LoadMore
                text={say(mailing.more, { n: subscribers.length })}
                load={() => void list.fetchNextPage({ cancelRefetch: false })}
                isLoading={list.isFetching}
              />
            )}
          </>
        ) : (
          <Nobody isSearched={search !== ''} clear={() => setSearch('')} />
        )}
      </ListCard>
    </Stack>
  )
}

/** Asks for more as soon as it comes near the screen; where the list is being read just then, after that. */
function LoadMore({ text, load, isLoading }: { text: string; load: () => void; isLoading: boolean }) {
  const foot = useRef<HTMLParagraphElement>(null)
  const latest = useLatest(load)
  useEffect(() => {
    if (!foot.current || isLoading) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    })
    watcher.observe(foot.current)
    return () => watcher.disconnect()
  }, [isLoading, latest])
  return (
    <p className="border-t border-line px-4 py-3 text-(length:--text-xs) text-ink-3" ref={foot}>
      {text}
    </p>
  )
}

function Nobody({ isSearched, clear }: { isSearched: boolean; clear: () => void }) {
  const { mailing } = useText().t.lists
  return (
    <Empty
      icon={isSearched ? SearchX : MailQuestion}
      title={isSearched ? mailing.noMatchTitle : mailing.emptyTitle}
      text={isSearched ? mailing.noMatchText : mailing.emptyText}
    >
      {isSearched && <Button onClick={clear}>{mailing.clearSearch}</Button>}
    </Empty>
  )
}

function SubscriberSkeleton() {
  const { mailing } = useText().t.lists
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {mailing.loading}
      </p>
      {[62, 48, 70, 55, 44, 66].map((width) => (
        <RowFrame key={width} aria-hidden>
          <Skeleton width={`${width}%`} height={12} />
          <Skeleton width={`${110 - width}%`} height={12} />
          <Skeleton width={56} height={16} />
          <Skeleton width="60%" height={12} />
        </RowFrame>
      ))}
    </div>
  )
}

const pageSize = 200

type Page = { subscribers: Subscriber[]; total: number; offset: number }

/**
 * The mailing list, as far as somebody has scrolled. It is read again when the frame's counts say that it has changed:
 * polls of its own would read thousands of rows for nothing.
 */
export function useSubscribers(search: string, counts: Summary['subscribers'] | undefined) {
  const { isOpen } = useTabScope()
  const change = counts && `${counts.total} ${counts.active} ${counts.cancelled}`
  const query = useInfiniteQuery({
    queryKey: ['subscribers', search],
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ subscribers, total, offset }) => {
      const next = offset + subscribers.length
      return subscribers.length > 0 && next < total ? next : undefined
    },
    enabled: isOpen,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
  const { data, refetch } = query

  useEffect(() => {
    if (change && isOpen) void refetch()
  }, [change, isOpen, refetch])

  // Somebody who joins between two pages moves the rest on by one.
  const subscribers = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.subscribers)
    return all && [...new Map(all.map((subscriber) => [subscriber.id, subscriber])).values()]
  }, [data])
  return { ...query, subscribers, total: data?.pages.at(-1)?.total }
}

async function readPage(q: string, offset: number, signal: AbortSignal): Promise<Page> {
  const { answer, total } = await callWithTotal('GET /api/sys/mgmt/newsletter/all', {
    query: { q, limit: pageSize, offset },
    token: storedToken() ?? '',
    signal,
  })
  return { subscribers: answer, total: total ?? answer.length, offset }
}

/** How many there are, how many still want mail, and how many no longer do; of a few, without percentages. */
export function MailingCards({ counts }: { counts: Summary['subscribers'] | undefined }) {
  const { t, say } = useText()
  const { mailing } = t.lists
  const shareOf = (count: number) =>
    counts && counts.total >= leastBase
      ? say(mailing.share, { share: `${formatNumber(Math.round((count / counts.total) * 1000) / 10)}%` })
      : null
  return (
    <div className="grid grid-cols-3 gap-2 md:gap-4">
      <CountCard icon={Users} label={mailing.total} value={counts?.total} notes={[]} />
      <CountCard
        icon={MailCheck}
        tone="good"
        label={mailing.active}
        value={counts?.active}
        notes={
          counts
            ? [shareOf(counts.active), say(mailing.joined, { count: `+${formatNumber(counts.joinedLast30Days)}` })]
            : []
        }
      />
      <CountCard
        icon={MailX}
        label={mailing.cancelled}
        value={counts?.cancelled}
        notes={
          counts
            ? [shareOf(counts.cancelled), say(mailing.left, { count: formatNumber(counts.cancelledLast30Days) })]
            : []
        }
      />
    </div>
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
      className="px-3 py-2.5 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-3.5 md:px-4 md:py-3.5 lg:grid-cols-[auto_auto_minmax(0,1fr)]"
    >
      <div className="max-md:hidden">
        <IconBox size="md" tone={tone}>
          <Icon size={18} />
        </IconBox>
      </div>
      <div>
        <h3>{label}</h3>
        <p className="text-(length:--text-2xl) leading-7.5 font-bold">
          {value === undefined ? <span aria-label={t.noData}>–</span> : <LatinText text={formatNumber(value)} />}
        </p>
      </div>
      <p className="text-(length:--text-xs) text-ink-3 *:block *:leading-4.5 md:justify-self-end md:max-lg:col-span-full">
        {notes.map((note) => note && <span key={note}>{note}</span>)}
      </p>
    </Card>
  )
}
