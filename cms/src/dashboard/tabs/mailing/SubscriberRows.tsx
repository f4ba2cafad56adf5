import type { Subscriber } from '@cyberluach/api/newsletter'
import { memo, useMemo, type ReactNode, type ComponentProps } from 'react'
import { StatusBadge } from '../../ui/marks.tsx'
import { LatinText, UserText } from '../../ui/UserText.tsx'
import { formatShortDay } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { tv } from 'tailwind-variants/lite'

const groupSize = 50

type Props = { subscribers: readonly Subscriber[]; search: string }

/**
 * The rows, in groups of which the browser lays out only those near the screen: ten thousand scroll like fifty. A grid
 * with a table's roles, because a table's own rows cannot be left out.
 */
export function SubscriberRows({ subscribers, search }: Props) {
  const { columns, caption } = useText().t.lists.mailing
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(subscribers.length / groupSize) }, (_, index) =>
        subscribers.slice(index * groupSize, (index + 1) * groupSize),
      ),
    [subscribers],
  )
  return (
    <div role="table" aria-label={caption} aria-rowcount={-1}>
      <div role="rowgroup" className="max-md:sr-only">
        <RowFrame role="row" isHead>
          <span role="columnheader">{columns.name}</span>
          <span role="columnheader">{columns.email}</span>
          <span role="columnheader">{columns.status}</span>
          <span role="columnheader" aria-sort="descending">
            {columns.joined} <span aria-hidden>↓</span>
          </span>
          <span role="columnheader">{columns.cancelled}</span>
        </RowFrame>
      </div>
      {groups.map((group, index) => (
        <Group key={index} subscribers={group} search={search} />
      ))}
    </div>
  )
}

const Group = memo(
  function Group({ subscribers, search }: Props) {
    return (
      <div
        role="rowgroup"
        className="border-t border-line [content-visibility:auto]"
        style={{ containIntrinsicBlockSize: `auto ${subscribers.length * 48}px` }}
      >
        {subscribers.map((subscriber) => (
          <Row key={subscriber.id} subscriber={subscriber} search={search} />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.search === after.search &&
    before.subscribers.length === after.subscribers.length &&
    before.subscribers.every((subscriber, index) => subscriber === after.subscribers[index]),
)

function Row({ subscriber, search }: { subscriber: Subscriber; search: string }) {
  const { t, locale, timeZone } = useText()
  const { statuses, notCancelled } = t.lists.mailing
  const { fullName, email, subscribed, subscribedAt, unsubscribedAt } = subscriber
  return (
    <RowFrame role="row">
      <span role="cell" className="truncate font-semibold max-md:col-start-1">
        <a
          className="rounded-[2px] underline-offset-3 hover:underline"
          href={`/admin/collections/subscribers/${subscriber.id}`}
          title={t.lists.mailing.openOne}
        >
          <UserText text={fullName} search={search} isCut />
        </a>
      </span>
      <span role="cell" className="truncate max-md:col-span-full">
        <LatinText text={email} search={search} isCut />
      </span>
      <span role="cell" className="max-md:col-start-2 max-md:row-start-1">
        <StatusBadge status={subscribed ? 'approved' : 'cancelled'}>
          {subscribed ? statuses.active : statuses.cancelled}
        </StatusBadge>
      </span>
      <DateCell>{formatShortDay(locale, subscribedAt, timeZone)}</DateCell>
      <DateCell>
        {!subscribed && unsubscribedAt ? (
          formatShortDay(locale, unsubscribedAt, timeZone)
        ) : (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{subscribed ? notCancelled : t.noData}</span>
          </>
        )}
      </DateCell>
    </RowFrame>
  )
}

/** A day; on a phone it is small, below the name and the address. */
function DateCell({ children }: { children: ReactNode }) {
  return (
    <span role="cell" className="max-md:text-(length:--text-xs) max-md:text-ink-3">
      {children}
    </span>
  )
}

const row = tv({
  base: [
    'grid grid-cols-[minmax(0,1.1fr)_minmax(0,1.5fr)_110px_150px_150px] items-center gap-4 px-4',
    'max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_84px_104px_104px] max-lg:gap-2.5',
  ],
  variants: {
    isHead: {
      true: 'h-9 text-(length:--text-xs) font-medium text-ink-3',
      false: [
        'h-12 not-first:border-t not-first:border-line max-md:h-auto max-md:grid-cols-[minmax(0,1fr)_auto]',
        'max-md:gap-x-2 max-md:gap-y-0.5 max-md:py-3',
      ],
    },
  },
  defaultVariants: { isHead: false },
})

/** A line of the list: five columns, on a phone a few lines of its own. */
export function RowFrame({ isHead, ...rest }: ComponentProps<'div'> & { isHead?: boolean }) {
  return <div className={row({ isHead })} {...rest} />
}
