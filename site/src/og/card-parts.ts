import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Node } from '@takumi-rs/core'
import { shownTypeOf, type EventType, mainEventTypes } from '@cyberluach/core/events/event'
import { darkColors } from '@cyberluach/design/theme/colors.generated'
import { markOf } from '@cyberluach/design/theme/marks'

type Style = NonNullable<Node['style']>

/** A box of the card; `style` is CSS. */
export function box(style: Style, ...children: (Node | null)[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', ...style },
    children: children.filter((child) => child !== null),
  }
}

/** A text in its own direction, so that signs at its ends stay there. */
export function words(text: string, style: Style): Node {
  return { type: 'text', text, style: { direction: directionOf(text), ...style } }
}

/** A drawing of one path. */
export function drawing(
  size: number,
  { path, grid, fill = 'none', stroke = 'none' }: { path: string; grid: number; fill?: string; stroke?: string },
): Node {
  const line = `stroke="${stroke}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`
  return picture(
    size,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}" fill="${fill}" ${line}><path d="${path}"/></svg>`,
  )
}

export function picture(size: number, svg: string): Node {
  return {
    type: 'image',
    src: svg,
    width: size,
    height: size,
    style: { width: size, height: size, flexShrink: 0 },
  }
}

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

const { ground, ink, red, line, inkSecond, inkThird } = colors

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ink}" d="M8 4.5h16A4.5 4.5 0 0 1 28.5 9v15.5A4.5 4.5 0 0 1 24 29H8a4.5 4.5 0 0 1-4.5-4.5V9A4.5 4.5 0 0 1 8 4.5Z"/><path fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="2.4" d="M10 2v5M22 2v5"/><path fill="${ground}" d="M8.5 11h1.3v7H8.5zM9.8 11.2l5 2.2-5 2.2z"/><circle fill="${red}" cx="20.7" cy="14.3" r="3.3"/><rect fill="${ground}" x="9" y="20.2" width="5" height="5" rx=".8"/><path fill="${ground}" d="m20.7 19.2 3.4 3.4-3.4 3.4-3.4-3.4z"/></svg>`

/** A card in its frame: both names of the site above, the facts and the four marks below. Sides follow the language. */
export function frame(isRtl: boolean, names: { own: string; other: string }, middle: Node, facts: Node[]): Node {
  const row = isRtl ? 'row-reverse' : 'row'
  return box(
    {
      width: 1200,
      height: 630,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '52px 64px 44px',
      backgroundColor: ground,
      color: ink,
    },
    box(
      { flexDirection: row, alignItems: 'center', justifyContent: 'space-between' },
      box(
        { flexDirection: row, alignItems: 'center', gap: 16 },
        picture(52, logo),
        words(names.own, { fontSize: 32, fontWeight: 700 }),
      ),
      words(names.other, { fontSize: 32, fontWeight: 700 }),
    ),
    middle,
    box(
      {
        flexDirection: row,
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 44,
        paddingTop: 28,
        borderTop: `2px solid ${line}`,
      },
      box({ flexDirection: row, alignItems: 'center', gap: 44 }, ...facts),
      box({ flexDirection: row, alignItems: 'center', gap: 20 }, ...mainEventTypes.map((type) => mark(type, 24))),
    ),
  )
}

export function mark(type: EventType, size: number): Node {
  return drawing(size, { path: markOf(type), grid: 10, fill: typeColors(type).solid })
}

/** An icon and a few words beside it. */
export function fact(isRtl: boolean, icon: string, text: string): Node {
  return box(
    { flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', gap: 14 },
    drawing(32, { path: icon, grid: 20, stroke: inkThird }),
    words(text, {
      fontSize: 28,
      lineHeight: '36px',
      color: inkSecond,
      maxWidth: 460,
      lineClamp: 1,
      textOverflow: 'ellipsis',
    }),
  )
}
