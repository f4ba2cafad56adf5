/** Something done to the product, from one instant to another. */
export type Trouble = { what: string; from: number; to: number; kills: number }
