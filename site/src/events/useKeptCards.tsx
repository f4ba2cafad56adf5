import { use, type ReactNode } from 'react'
import { KeptContent } from '../kept/KeptContent.ts'
import type { CardSetting } from './card-setting.ts'
import { EventCard } from './EventCard.tsx'
import type { ListedEvent } from './listed-event.ts'

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/** Cards of events as what stands in an element: on the server each is written once, until its event or the day changes. */
export const useKeptCards = import.meta.env.SSR ? useKept : useElements

function useElements(events: readonly ListedEvent[], setting: CardSetting): Content {
  return { children: events.map((event) => <EventCard key={event.id} event={event} setting={setting} />) }
}

function useKept(events: readonly ListedEvent[], setting: CardSetting): Content {
  const keep = use(KeptContent)
  if (!keep) return useElements(events, setting)
  const said = sayingOf(setting)
  const cards = events.map((event) =>
    keep(<EventCard event={event} setting={setting} />, said + JSON.stringify(event)),
  )
  return { dangerouslySetInnerHTML: { __html: cards.join('') } }
}

/** Everything that the cards read of a setting. */
function sayingOf({ locale, timeZone, today, texts, hasYears }: CardSetting): string {
  const { online, allDay, prize, sample, sampleOpening, ended, live, types, states } = texts
  const words = [online, allDay, prize, sample, sampleOpening, ended, live, types, states]
  return JSON.stringify(['card', locale, timeZone, today, hasYears, words])
}
