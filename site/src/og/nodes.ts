import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Node } from '@takumi-rs/core'

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
  {
    path,
    grid,
    fill = 'none',
    stroke = 'none',
  }: { path: string; grid: number; fill?: string; stroke?: string },
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
