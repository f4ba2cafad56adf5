import type { ManagedSource } from '@cyberluach/api/sources'
import { shippedListsDay } from '@cyberluach/core/sources/sources'
import { formatDate } from '@cyberluach/i18n/format'
import { may } from '@cyberluach/core/sign-in/roles'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { savedDraft } from '../../../session/draft.ts'
import { useRequestedPart } from '../../frame/FrameContext.tsx'
import { focusWhenPresent, focusRow } from '../../ui/focus.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/marks.tsx'
import { SectionHead, Stack } from '../../ui/Layout.tsx'
import { Segments } from '../../ui/fields.tsx'
import { useText } from '../../ui/text.tsx'
import { AheadView } from './ahead/AheadView.tsx'
import { DecidedView, DecisionsView, ProposalTools } from './decisions/DecisionsView.tsx'
import { useProposalDecisions } from './decisions/use-proposal-decisions.ts'
import { allProposals, useProposals, type ProposalList } from './decisions/use-proposals.ts'
import { NewSource } from './form/SourceForm.tsx'
import { lastEditedSource, newSourceForm } from './form/use-source-form.ts'
import { ListsView } from './list/ListsView.tsx'
import { OffersView } from './offers/OffersView.tsx'
import { useOffers } from './offers/use-offers.ts'
import { OwnListsView } from './own/OwnListsView.tsx'
import { PagesView } from './pages/PagesView.tsx'
import { usePageFacts } from './pages/use-page-facts.ts'
import { troubleOf } from './source-words.ts'
import { SuggestedView } from './suggested/SuggestedView.tsx'
import { useSourceMutations, useSources } from './use-sources.ts'

const views = ['decisions', 'sources', 'suggested', 'offers', 'own', 'pages', 'decided', 'coverage'] as const

type View = (typeof views)[number]

/** The lists that events are read from, and what they say and is to be decided about; whoever administers none decides. */
export function SourcesTab() {
  const { role } = useSession()
  return may(role, 'administer') ? <ListsAndDecisions /> : <DecisionsOnly />
}

function ListsAndDecisions() {
  const { t, say, locale } = useText()
  const words = t.sources
  const { username } = useSession()
  const list = useRef<HTMLDivElement>(null)
  const [editingId, setEditingId] = useState<string | null>(() => lastEditedSource(username))
  const sources = useSources(editingId)
  const writing = useSourceMutations(sources)
  const proposals = useProposals()
  const decisions = useProposalDecisions(proposals)
  const offers = useOffers({ added: () => void sources.readAgain() })
  const facts = usePageFacts()
  /** How often a new one was asked for since its form opened; 0 while it is closed. */
  const [creating, setCreating] = useState(() => (savedDraft(newSourceForm, username) === null ? 0 : 1))
  const [chosen, choose] = useState<View | null>(editingId ? 'sources' : null)

  const reading = sources.list?.filter(({ isOn }) => isOn).length ?? 0
  const troubled = sources.list?.filter((source) => source.isOn && troubleOf(source)).length ?? 0
  // As they came with the product, until each is read from its address.
  const shipped = sources.list?.filter(({ lastRun }) => lastRun?.trigger === 'start').length ?? 0
  // What is to be done comes first; where there is nothing, the lists do.
  const isKnown = sources.list !== undefined && proposals.list !== undefined
  const [first, setFirst] = useState<View | null>(null)
  if (first === null && isKnown) setFirst(waitingIn(proposals) ? 'decisions' : 'sources')
  // A reading that has ended may have brought something.
  const { readAgain } = proposals
  const runs = sources.list?.map(({ lastRun }) => lastRun?.id).join()
  const runsBefore = useRef(runs)
  useEffect(() => {
    if (runsBefore.current !== undefined && runsBefore.current !== runs) void readAgain()
    runsBefore.current = runs
  }, [runs, readAgain])
  const view = chosen ?? first ?? 'sources'
  useRequestedPart('sources', (part) => {
    const asked = views.find((one) => one === part)
    if (asked) choose(asked)
  })
  const create = () => setCreating((times) => times + 1)
  const section = useRef<HTMLElement>(null)
  const closeNew = () => {
    setCreating(0)
    focusWhenPresent(() => section.current?.querySelector<HTMLElement>('[data-part=create]'))
  }
  return (
    <Stack ref={section}>
      <SectionHead
        title={words.title}
        text={
          reading > 0 &&
          [
            say(words.count, { n: reading }),
            ...(troubled > 0 ? [say(words.troubled, { n: troubled })] : []),
            ...(shipped > 0 ? [say(words.asShipped, { n: shipped, day: formatDate(locale, shippedListsDay) })] : []),
          ].join(' · ')
        }
      >
        <Button icon={Plus} kind="primary" data-part="create" onClick={create}>
          {words.create}
          <Kbd on="action" className="max-md:hidden">
            N
          </Kbd>
        </Button>
      </SectionHead>
      {creating > 0 && (
        <NewSource
          asked={creating}
          writing={writing}
          opened={(source) => {
            setCreating(0)
            choose('sources')
            sources.setOpenId(source.id)
            focusRow(source.id)
          }}
          close={closeNew}
        />
      )}
      <ViewBar
        {...{ views, view, choose, proposals }}
        sources={sources.list}
        offers={offers.list?.length}
        texts={facts.report?.waiting.length}
      />
      {view === 'sources' && (
        <ListsView
          sources={sources}
          writing={writing}
          editingId={editingId}
          setEditingId={setEditingId}
          list={list}
          create={create}
          decide={({ id }) => {
            proposals.setFilter({ ...allProposals, source: id })
            choose('decisions')
          }}
        />
      )}
      {view === 'decisions' && (
        <DecisionsView proposals={proposals} decisions={decisions} list={list} create={create} />
      )}
      {view === 'offers' && <OffersView offers={offers} list={list} />}
      {view === 'own' && <OwnListsView list={list} />}
      {view === 'suggested' && (
        <SuggestedView
          sources={sources}
          list={list}
          create={create}
          show={({ id }) => {
            choose('sources')
            sources.setOpenId(id)
            focusRow(id)
          }}
        />
      )}
      {view === 'pages' && <PagesView {...{ facts, list }} />}
      {view === 'decided' && <DecidedView decisions={decisions} list={list} create={create} />}
      {view === 'coverage' && <AheadView />}
    </Stack>
  )
}

const decisionViews = ['decisions', 'own', 'decided', 'coverage'] as const

/** What lists say and is to be decided about, without the lists. */
export function DecisionsOnly() {
  const words = useText().t.sources
  const list = useRef<HTMLDivElement>(null)
  const [view, choose] = useState<(typeof decisionViews)[number]>('decisions')
  const proposals = useProposals()
  const decisions = useProposalDecisions(proposals)
  return (
    <Stack>
      <SectionHead title={words.title} />
      <ViewBar views={decisionViews} {...{ view, choose, proposals }} />
      {view === 'decisions' && <DecisionsView {...{ proposals, decisions, list }} />}
      {view === 'own' && <OwnListsView list={list} />}
      {view === 'decided' && <DecidedView {...{ decisions, list }} />}
      {view === 'coverage' && <AheadView />}
    </Stack>
  )
}

type ViewBarProps<Name extends View> = {
  views: readonly Name[]
  view: Name
  choose: (view: Name) => void
  proposals: ProposalList
  sources?: readonly ManagedSource[] | undefined
  /** How many calendars wait that organizers offer. */
  offers?: number | undefined
  /** How many texts of event pages wait. */
  texts?: number | undefined
}

/** What is shown, with how much there is of each; of decisions, which. */
function ViewBar<Name extends View>({
  view,
  choose,
  proposals,
  sources,
  offers,
  texts,
  ...offered
}: ViewBarProps<Name>) {
  const words = useText().t.sources
  const { filter, setFilter, list } = proposals
  const counts: Partial<Record<View, number | undefined>> = {
    decisions: waitingIn(proposals),
    sources: sources?.length,
    offers,
    pages: texts || undefined,
  }
  const segments = offered.views.map((value) => ({ value, label: words.views[value], count: counts[value] }))
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Segments label={words.view} {...{ segments, choose }} value={view} />
      {view === 'decisions' && (
        <ProposalTools {...{ filter, setFilter }} counts={list?.counts} sources={sources ?? []} />
      )}
    </div>
  )
}

/** How much waits for a decision; undefined until that is known. */
function waitingIn({ list }: ProposalList): number | undefined {
  return list && Object.values(list.counts).reduce((sum, n) => sum + n, 0)
}
