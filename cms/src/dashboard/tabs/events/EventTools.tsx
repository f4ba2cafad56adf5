import { eventStandings } from '@cyberluach/core/events/event-timing'

import { Choice, SearchField } from '../../list/ListTools.tsx'
import { useText } from '../../ui/text.tsx'
import type { EventListFilter } from './use-events.ts'

type Props = {
  filter: EventListFilter
  setFilter: (filter: EventListFilter) => void
  years: readonly string[]
}

/** Search, state, year and order. */
export function EventTools({ filter, setFilter, years }: Props) {
  const words = useText().t.events
  const choose = <Name extends keyof EventListFilter>(name: Name) => ({
    value: filter[name],
    choose: (value: string) => setFilter({ ...filter, [name]: value }),
  })
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchField
        text={filter.text}
        placeholder={words.searchPlaceholder}
        search={(text) => setFilter({ ...filter, text: text.trim() })}
      />
      <Choice
        label={words.state}
        {...choose('state')}
        options={[
          ['all', words.anyState],
          ...eventStandings.map((standing) => [standing, words.standings[standing]] as const),
        ]}
      />
      <Choice
        label={words.year}
        {...choose('year')}
        options={[['', words.anyYear], ...years.map((year) => [year, year] as const)]}
      />
      <Choice
        label={words.order}
        isAlone
        {...choose('order')}
        options={[
          ['next', words.orders.next],
          ['newest', words.orders.newest],
        ]}
      />
    </div>
  )
}
