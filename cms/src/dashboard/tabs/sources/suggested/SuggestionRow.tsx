import { placeNames } from '@cyberluach/i18n/places'
import type { ManagedSource } from '@cyberluach/api/sources'
import type { SuggestedSource } from '@cyberluach/api/suggested-sources'
import { answeredAddress } from '@cyberluach/core/sources/suggestions'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { countryName } from '@cyberluach/core/places/country-code'
import { countryLabel, formatDate, formatMonth } from '@cyberluach/i18n/format'
import { ExternalLink, Eye, Info, ListPlus, Rss } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { InputField, IssuesContext, useErrorFocus } from '../../../form/Field.tsx'
import { ListRow } from '../../../list/List.tsx'
import { Fact, Facts, Panel, Panels } from '../../../list/Panel.tsx'
import { Cell, RowToggle, SecondLine, TwoLines, type TableDefinition } from '../../../list/Table.tsx'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields.tsx'
import { focusRow } from '../../../ui/focus.ts'
import { StatusBadge } from '../../../ui/marks.tsx'
import { useText, type Language } from '../../../ui/text.tsx'
import { LatinText, UserText, UserTexts } from '../../../ui/UserText.tsx'
import { Discovery } from '../form/Discovery.tsx'
import { RunsPanel } from '../list/SourceDetail.tsx'
import { PreviewPart, SourceErrorAlert } from '../preview/PreviewPart.tsx'
import { usePreview } from '../preview/use-question.ts'
import { broughtWords, standingOfSource, statusOfStanding, troubleOf } from '../source-words.ts'
import type { Adding } from './use-suggestions.ts'

export const suggestionTable: TableDefinition = {
  columns: [
    { name: 'select', label: (t) => t.suggestions.columns.select },
    { name: 'name', label: (t) => t.suggestions.columns.name },
    { name: 'sender', label: (t) => t.suggestions.columns.place },
    { name: 'standing', label: (t) => t.suggestions.columns.standing },
  ],
  isEvent: false,
}

type Props = {
  suggestion: SuggestedSource
  /** What the calendar reads of it, where it does. */
  source: ManagedSource | undefined
  isOpen: boolean
  isChosen: boolean
  /** Null where it can’t be added with others. */
  choose: ((isChosen: boolean) => void) | null
  toggle: (id: string) => void
  adding: Adding
  show: (source: ManagedSource) => void
}

/** A list that may be added: what it is called, of which place, and how it stands in this calendar. */
export function SuggestionRow({ suggestion, source, isOpen, isChosen, choose, toggle, adding, show }: Props) {
  const language = useText()
  const { t, say } = language
  const words = t.suggestions
  const { id, asks, eventTypes, place, city, languages } = suggestion
  const name = asks ? words.many[asks] : suggestion.source.name
  const standing = source ? standingOfSource(source) : 'never'
  const trouble = source && troubleOf(source)
  const brought = source?.lastRun ? broughtWords(source.lastRun, language) : null
  return (
    <ListRow
      id={id}
      table={suggestionTable}
      isSelected={isChosen}
      {...{ isOpen, toggle }}
      cells={
        <>
          <Cell column="select">
            {choose && (
              <Checkbox
                aria-label={say(words.select, { name })}
                checked={isChosen}
                onChange={(event) => choose(event.target.checked)}
              />
            )}
          </Cell>
          <Cell column="name">
            <RowToggle
              title={name}
              first={<UserText text={name} />}
              second={
                trouble ? (
                  <b className="truncate font-medium text-on-danger-soft">{t.sources.reasons[trouble]}</b>
                ) : (
                  <span>{brought ?? eventTypes.map((type) => t.common.types[type]).join(', ')}</span>
                )
              }
            />
          </Cell>
          <Cell column="sender">
            <TwoLines>
              <UserTexts
                texts={[
                  ...placeNames(language.locale, { locationCity: city, locationCountry: null }),
                  placeName(place, language),
                ]}
              />
              <SecondLine>{languageNames(languages, language)}</SecondLine>
            </TwoLines>
          </Cell>
          <Cell column="standing">
            <StatusBadge status={statusOfStanding[standing]}>
              {source ? t.sources.health[standing] : words.notRead}
            </StatusBadge>
          </Cell>
        </>
      }
    >
      <SuggestionDetail {...{ suggestion, source, adding, show }} />
    </ListRow>
  )
}

/** What a place is called: a country by its code, or what is online or everywhere. */
export function placeName(place: string, { t, locale }: Pick<Language, 't' | 'locale'>): string {
  if (place === 'world' || place === 'online') return t.suggestions[place]
  return countryLabel(locale, countryName(place))
}

const languageNames = (languages: readonly string[], { t }: Language) => {
  const names: Record<string, string> = t.suggestions.languages
  return languages.map((one) => names[one] ?? one).join(', ')
}

/** Why a list may be read and how that is known, what it would bring, and what adds it; what it brought, once it is read. */
function SuggestionDetail({
  suggestion,
  source,
  adding,
  show,
}: Pick<Props, 'suggestion' | 'source' | 'adding' | 'show'>) {
  const language = useText()
  const { t } = language
  const words = t.suggestions
  const preview = usePreview()
  const { basis, seenAt, confidence, caution, eventTypes, languages } = suggestion
  const { address, licence } = suggestion.source
  const trouble = source && troubleOf(source)
  return (
    <div className="grid gap-4">
      {trouble && <SourceErrorAlert reason={trouble} detail={source.lastRun?.detail ?? null} />}
      <Panels of="edit">
        <Panel part="contact" icon={Info} title={words.about}>
          <Facts columns={2}>
            <Fact label={words.facts.basis} full>
              {words.bases[basis]}
            </Fact>
            <Fact label={words.facts.licence}>{licence && <LatinText text={licence} />}</Fact>
            <Fact label={words.facts.evidence} full>
              {evidenceWords(suggestion, language)}
            </Fact>
            <Fact label={words.facts.confidence}>{words.confidences[confidence]}</Fact>
            <Fact label={words.facts.language}>{languageNames(languages, language)}</Fact>
            <Fact label={words.facts.kinds} full>
              {eventTypes.map((type) => t.common.types[type]).join(', ')}
            </Fact>
            {!suggestion.asks && (
              <Fact label={words.facts.address} full>
                <LatinText text={address} />
              </Fact>
            )}
            {seenAt && (
              <Fact label={words.facts.seenAt} full>
                <NewTabLink href={seenAt} rel="noopener noreferrer nofollow" icon={<ExternalLink size={14} />}>
                  <UserText text={seenAt} />
                </NewTabLink>
              </Fact>
            )}
          </Facts>
          {caution && <p className="mt-2.5 font-medium text-on-warning-soft">{words.cautions[caution]}</p>}
          {source && (
            <Button className="mt-3.5" isTallOnPhone icon={Rss} onClick={() => show(source)}>
              {words.show}
            </Button>
          )}
        </Panel>
        {source ? (
          <RunsPanel source={source} />
        ) : (
          <Panel part="message" icon={ListPlus} title={words.add}>
            <AddForm {...{ suggestion, adding, preview }} />
          </Panel>
        )}
      </Panels>
      <PreviewPart current={preview.current} trust="queue" close={preview.close} />
    </div>
  )
}

function evidenceWords({ evidence, seenOn }: SuggestedSource, { t, say, locale }: Language): string {
  const day = seenOn && (seenOn.length === 7 ? formatMonth(locale, seenOn) : formatDate(locale, seenOn))
  return say(t.suggestions.evidence[evidence], { day: day ?? '' })
}

type AddFormProps = Pick<Props, 'suggestion' | 'adding'> & { preview: ReturnType<typeof usePreview> }

/** What is to be filled in, where something is; what looks at the list, and what adds it. */
function AddForm({ suggestion: { id, asks, source }, adding, preview }: AddFormProps) {
  const words = useText().t.suggestions
  const element = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState('')
  const [name, setName] = useState('')
  const [kind, setKind] = useState(source.kind)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [refusals, setRefusals] = useState(0)
  useErrorFocus(element, refusals)

  const address = asks ? answeredAddress(source.address, answer) : source.address
  const refuse = (found: readonly Issue[]): boolean => {
    setIssues(found)
    if (found.length > 0) setRefusals((times) => times + 1)
    return found.length > 0
  }
  const wrongAnswer = (): Issue[] =>
    address ? [] : [{ path: 'answer', code: answer.trim() === '' ? 'required' : 'url' }]
  const look = () => {
    if (refuse(wrongAnswer()) || !address) return
    const { eventType, country, city, organizer, leaveOut } = source
    void preview.ask({ kind, address, eventType, country, city, organizer, leaveOut })
  }
  const add = async () => {
    const missing: Issue[] = asks && name.trim() === '' ? [{ path: 'name', code: 'required' }] : []
    if (refuse([...wrongAnswer(), ...missing]) || !address) return
    const body = asks ? { ...source, kind, address, name: name.trim() } : source
    if ((await adding.add([body])) > 0) focusRow(id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look()
  }
  return (
    <form ref={element} className="grid gap-3" noValidate onSubmit={submit}>
      {asks && (
        <IssuesContext value={issues}>
          <InputField name="answer" label={words.questions[asks]} isRequired dir="ltr" value={answer} set={setAnswer} />
          {(asks === 'calendarAddress' || asks === 'pageAddress') && (
            <Discovery
              address={answer}
              take={(found) => {
                setAnswer(found.address)
                setKind(found.kind)
                if (found.name && name.trim() === '') setName(found.name)
              }}
            />
          )}
          <InputField name="name" label={words.name} hint={words.nameHint} isRequired value={name} set={setName} />
        </IssuesContext>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          isTallOnPhone
          icon={Eye}
          data-part="ask-preview"
          isRunning={preview.current.state === 'running'}
          onClick={look}
        >
          {words.preview}
        </Button>
        <Button isTallOnPhone kind="primary" icon={ListPlus} isRunning={adding.isRunning} onClick={() => void add()}>
          {words.add}
        </Button>
      </div>
      <button type="submit" hidden>
        {words.preview}
      </button>
    </form>
  )
}
