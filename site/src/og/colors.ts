import { mainEventTypes, type EventType } from '@cyberluach/core/event'
import { darkColors } from '@cyberluach/design/colors.generated'

/** The dark theme's tokens as the card's renderer takes them, also inside drawings. */
export const colors = {
  ground: darkColors.bg,
  raised: darkColors.raised,
  line: darkColors['line-strong'],
  ink: darkColors.ink,
  inkSecond: darkColors['ink-2'],
  inkThird: darkColors['ink-3'],
  red: darkColors.red,
  onRed: darkColors['on-red'],
} as const

type TypeColors = { solid: string; soft: string; onSoft: string }

/** A type without a colour of its own has that of CTF. */
export function typeColors(type: EventType): TypeColors {
  const known = mainEventTypes.find((main) => main === type) ?? 'ctf'
  return {
    solid: darkColors[known],
    soft: darkColors[`${known}-soft`],
    onSoft: darkColors[`on-${known}-soft`],
  }
}
