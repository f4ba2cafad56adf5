import { logo, type LogoPart } from '../theme/logo.ts'

const inks: Record<LogoPart['part'], { fill: string; stroke?: string }> = {
  page: { fill: 'var(--color-action)' },
  ring: { fill: 'none', stroke: 'var(--color-action)' },
  mark: { fill: 'var(--color-on-action)' },
  red: { fill: 'var(--color-red)' },
}

/** The product's mark: the four kinds of events on a calendar page. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" strokeWidth="2.4" strokeLinecap="round" aria-hidden="true">
      {logo.map(({ part, path }) => (
        <path key={path} d={path} {...inks[part]} />
      ))}
    </svg>
  )
}
