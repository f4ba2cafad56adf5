/** From one instant to another, in milliseconds. */
export type Span = { from: number; to: number }

/** Something done to the product. `closes`: whether nobody can be answered meanwhile and until the edge is back. */
export type Trouble = Span & { what: string; kills: number; closes: boolean }

/** Whether both have an instant in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to
}
