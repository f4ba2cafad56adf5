import type { EventType } from '@cyberluach/core/event'

/** The dark theme's tokens as the card's renderer takes them, also inside drawings. */
export const colors = {
  ground: '#0c0f14',
  raised: '#1a1d25',
  line: '#3a3e47',
  ink: '#f2f0eb',
  inkSecond: '#bebcb5',
  inkThird: '#969aa1',
  red: '#fc6548',
  onRed: '#180805',
} as const

type TypeColors = { solid: string; soft: string; onSoft: string }

const ctf: TypeColors = { solid: '#3ed5ea', soft: '#0a2b36', onSoft: '#95e5f2' }

const ofTypes: Partial<Record<EventType, TypeColors>> = {
  ctf,
  conference: { solid: '#b98df3', soft: '#2f2145', onSoft: '#dec9fb' },
  workshop: { solid: '#4fd19a', soft: '#0d2d21', onSoft: '#a2eac6' },
  competition: { solid: '#fab844', soft: '#38250e', onSoft: '#f8d697' },
}

export function typeColors(type: EventType): TypeColors {
  return ofTypes[type] ?? ctf
}
