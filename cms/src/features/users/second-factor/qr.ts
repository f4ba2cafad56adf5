import { encode } from 'uqr'

/** A QR code as a path of squares in a box of `size` by `size`, its quiet zone included. */
export type QrDrawing = { size: number; path: string }

export function qrOf(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
