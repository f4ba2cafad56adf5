import { picturedMorning } from './pictured-product.ts'

/** Hours from the morning of the pictures, before it where they are negative. */
export const at = (hours: number) => new Date(Date.parse(picturedMorning) + hours * 3_600_000).toISOString()

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
