import type { ReactNode } from 'react'
import type { CardSetting } from './card-setting.ts'
import type { ListedEvent } from './listed-event.ts'
import { useKeptCards } from './useKeptCards.tsx'

const threeToRow = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3'

type Props = { events: readonly ListedEvent[]; setting: CardSetting }

/** Events as cards, three to a row where there is room. */
export function EventCards({ events, setting }: Props) {
  const cards = useKeptCards(events, setting)
  return <div className={threeToRow} {...cards} />
}

/** Those that are over, after those that are not. */
export function EarlierCards({
  title,
  level: Title,
  ...rest
}: Props & { title: string; level: 'h2' | 'h3' }) {
  return (
    <>
      <Title className="pt-8 pb-4 text-lg font-semibold tracking-normal">{title}</Title>
      <EventCards {...rest} />
    </>
  )
}

export function CardGrid({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <div className={threeToRow} aria-hidden={isHidden}>
      {children}
    </div>
  )
}
