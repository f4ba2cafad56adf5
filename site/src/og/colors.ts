import { shownTypeOf, type EventType } from '@cyberluach/core/events/event'
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

/** The types that are not told apart share the colour of `other`. */
export function typeColors(type: EventType): TypeColors {
  const shown = shownTypeOf(type)
  return {
    solid: darkColors[shown],
    soft: darkColors[`${shown}-soft`],
    onSoft: darkColors[`on-${shown}-soft`],
  }
}
