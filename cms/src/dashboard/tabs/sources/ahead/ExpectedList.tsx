import type { ManagedExpected } from '@cyberluach/api/coverage'
import { formatMonthName } from '@cyberluach/i18n/format'
import { localText } from '@cyberluach/i18n/event-words'
import { placeNames } from '@cyberluach/i18n/places'
import { CalendarPlus, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { openNewEvent } from '../../../frame/ahead.ts'
import { useFrame } from '../../../frame/FrameContext.tsx'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { focusWhenPresent } from '../../../ui/focus.ts'
import { Segments } from '../../../ui/fields.tsx'
import { Card } from '../../../ui/Layout.tsx'
import { useText } from '../../../ui/text.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useWatching } from './use-ahead.ts'

const parts = ['late', 'open', 'stopped'] as const
type Part = (typeof parts)[number]

const isIn: Record<Part, (series: ManagedExpected) => boolean> = {
  late: ({ isLate, isStopped }) => isLate && !isStopped,
  open: ({ isLate, isStopped }) => !isLate && !isStopped,
  stopped: ({ isStopped }) => isStopped,
}

/** Series without an edition ahead: those late to be announced first, each with where to look and what to do. */
export function ExpectedList({ series }: { series: readonly ManagedExpected[] }) {
  const words = useText().t.sources.expected
  const [part, choose] = useState<Part>('late')
  const shown = series.filter(isIn[part])
  const card = useRef<HTMLDivElement>(null)
  const setWatched = useWatching()
  const watch = async (one: ManagedExpected) => {
    await setWatched(one, one.isStopped)
    // Its row is gone.
    focusWhenPresent(() => card.current?.querySelector<HTMLElement>('[role=radio][aria-checked=true]'))
  }
  const segments = parts.map((value) => ({
    value,
    label: words.parts[value],
    count: series.filter(isIn[value]).length,
  }))
  return (
    <Card ref={card} as="article" className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{words.title}</h3>
        <Segments label={words.title} {...{ segments, choose }} value={part} />
      </div>
      <p className="pt-1 text-ink-3">{shown.length > 0 ? words.hint[part] : words.none[part]}</p>
      <ul data-part="expected">
        {shown.map((one) => (
          <ExpectedRow key={one.id} series={one} watch={() => void watch(one)} />
        ))}
      </ul>
    </Card>
  )
}

function ExpectedRow({ series, watch }: { series: ManagedExpected; watch: () => void }) {
  const { t, say, locale } = useText()
  const words = t.sources.expected
  const { openTab } = useFrame()
  const { name, nameHe, url, city, country, months, isStopped, slug } = series
  const shownName = localText(locale, name, nameHe).text
  const [month, later] = months.map((one) => formatMonthName(locale, one))
  const usually = later ? say(words.either, { month: month ?? '', later }) : month && say(words.usually, { month })
  const place = placeNames(locale, { locationCity: city, locationCountry: country }).join(', ')
  const begin = () => {
    const known = { title: name, url: url ?? '', city: city ?? '', country: country ?? '', series: slug ?? '' }
    openNewEvent(openTab, known)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line py-2 last:border-0">
      <span className="min-w-48 flex-1">
        <span className="font-semibold wrap-anywhere">
          <UserText text={shownName} />
        </span>
        <span className="block text-sm text-ink-3">
          {[usually ?? words.noMonth, place].filter(Boolean).join(' · ')}
        </span>
      </span>
      {url && (
        <NewTabLink href={url} rel="noopener noreferrer" icon={<ExternalLink size={14} />}>
          {words.look}
        </NewTabLink>
      )}
      {!isStopped && (
        <Button icon={CalendarPlus} label={say(words.createNamed, { name: shownName })} onClick={begin}>
          {words.create}
        </Button>
      )}
      <Button
        kind="ghost"
        label={say(isStopped ? words.watchNamed : words.stopNamed, { name: shownName })}
        onClick={watch}
      >
        {isStopped ? words.watch : words.stop}
      </Button>
    </li>
  )
}
