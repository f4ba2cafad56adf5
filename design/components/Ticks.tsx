import { ticks } from '../variants/badge.ts'

type Props = { kind: 'days' | 'steps' | 'even'; count: number; of: number }

/** So many of so many, as a row of small strokes; what it shows is said beside it. */
export function Ticks({ kind, count, of }: Props) {
  return (
    <span className={ticks({ kind })} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-on={index < count || undefined} />
      ))}
    </span>
  )
}
