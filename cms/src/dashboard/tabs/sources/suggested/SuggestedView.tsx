import type { ManagedSource } from '@cyberluach/api/sources'
import type { SuggestedSource, SuggestedSources } from '@cyberluach/api/suggested-sources'
import { eventTypes, type EventType } from '@cyberluach/core/events/event'
import { formatNumber } from '@cyberluach/i18n/format'
import { ListPlus } from 'lucide-react'
import type { RefObject } from 'react'
import { List, NoMatch, useRowKeys } from '../../../list/List.tsx'
import { Choice, SearchField } from '../../../list/ListTools.tsx'
import { Pager } from '../../../list/Pager.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { focusRow } from '../../../ui/focus.ts'
import { FailureLine } from '../../../ui/Layout.tsx'
import { useText, type Language } from '../../../ui/text.tsx'
import type { SourceList } from '../use-sources.ts'
import { placeName, SuggestionRow, suggestionTable } from './SuggestionRow.tsx'
import { useAdding, useSuggestions, type SuggestionFilter, type SuggestionList } from './use-suggestions.ts'

type Props = {
  sources: SourceList
  list: RefObject<HTMLDivElement | null>
  create: () => void
  /** Shows a source among those that are read. */
  show: (source: ManagedSource) => void
}

/** The lists that come with the product as suggestions: looked for, looked at, and added one by one or together. */
export function SuggestedView({ sources, list, create, show }: Props) {
  const { t } = useText()
  const words = t.suggestions
  const suggestions = useSuggestions()
  const adding = useAdding(sources)
  const { list: answer, filter, setFilter, all, openId, toggle, error, page, turnTo, isReading, chosen } = suggestions
  const rows = answer?.suggestions

  useRowStep({ openId, toggle, hasRow: (id) => rows?.some((row) => row.id === id) ?? false })
  const { keys, current } = useRowKeys({ list, openId, toggle })
  useShortcuts({
    ...keys,
    create,
    selectRow: () => {
      const row = rows?.find(({ id }) => id === current())
      if (row && mayBeChosen(row)) suggestions.choose(row, !chosen.some(({ id }) => id === row.id))
    },
  })
  return (
    <>
      <Tools {...{ filter, setFilter, answer }} />
      {chosen.length > 0 && <ChosenBar {...{ suggestions, adding }} />}
      {error !== null && (
        <FailureLine title={words.failed} updatedAt={suggestions.liveness.updatedAt} retry={suggestions.retry} />
      )}
      <List
        ref={list}
        table={suggestionTable}
        words={words}
        items={rows}
        hasFailed={error !== null}
        isBusy={isReading}
        empty={<NoMatch words={words} clear={() => setFilter(all)} />}
        foot={
          <Pager {...{ page, turnTo, isReading }} count={rows?.length ?? 0} total={answer?.total ?? 0} isMore={false} />
        }
      >
        {(suggestion) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            source={sources.list?.find(({ id }) => id === suggestion.sourceId)}
            isOpen={openId === suggestion.id}
            isChosen={chosen.some(({ id }) => id === suggestion.id)}
            choose={mayBeChosen(suggestion) ? (isChosen) => suggestions.choose(suggestion, isChosen) : null}
            {...{ toggle, adding, show }}
          />
        )}
      </List>
    </>
  )
}

/** What asks for something is added by itself. */
const mayBeChosen = ({ asks, sourceId }: SuggestedSource) => asks === null && sourceId === null

type ToolsProps = {
  filter: SuggestionFilter
  setFilter: (filter: SuggestionFilter) => void
  answer: SuggestedSources | undefined
}

function Tools({ filter, setFilter, answer }: ToolsProps) {
  const language = useText()
  const { t } = language
  const words = t.suggestions
  const kinds = eventTypes.map((type) => [type, t.common.types[type]] as const)
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchField text={filter.q} placeholder={words.search} search={(q) => setFilter({ ...filter, q: q.trim() })} />
      <Choice
        label={words.place}
        value={filter.country}
        choose={(country) => setFilter({ ...filter, country })}
        options={[['', words.allPlaces], ...placesOf(answer, language)]}
      />
      <Choice
        label={words.kind}
        value={filter.kind}
        choose={(kind) => setFilter({ ...filter, kind: kind as EventType | '' })}
        options={[['', words.allKinds], ...kinds]}
      />
    </div>
  )
}

/** Of one's own country first, then what is everywhere, then by name. */
function placesOf(answer: SuggestedSources | undefined, language: Language): [string, string][] {
  const first = ['IL', 'world', 'online']
  const rank = (place: string) => (first.includes(place) ? first.indexOf(place) : first.length)
  return (answer?.countries ?? [])
    .map(({ place, count }) => ({ place, count, name: placeName(place, language) }))
    .toSorted(
      (one, other) => rank(one.place) - rank(other.place) || one.name.localeCompare(other.name, language.locale),
    )
    .map(({ place, count, name }) => [place, `${name} (${formatNumber(count)})`])
}

function ChosenBar({ suggestions, adding }: { suggestions: SuggestionList; adding: ReturnType<typeof useAdding> }) {
  const { t, say } = useText()
  const words = t.suggestions
  const { chosen, clearChosen } = suggestions
  const add = async () => {
    const first = chosen[0]
    if ((await adding.add(chosen.map(({ source }) => source))) === 0 || !first) return
    clearChosen()
    focusRow(first.id)
  }
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t.queues.selectionActions}>
      <Button kind="primary" icon={ListPlus} isTallOnPhone isRunning={adding.isRunning} onClick={() => void add()}>
        {say(words.addChosen, { n: chosen.length })}
      </Button>
      <Button
        isTallOnPhone
        isDisabled={adding.isRunning}
        onClick={() => {
          const first = chosen[0]
          clearChosen()
          if (first) focusRow(first.id)
        }}
      >
        {words.clear}
      </Button>
    </div>
  )
}
