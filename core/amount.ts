/**
 * A whole amount as people write it: grouped (`1,500`, `1 500`), with a dollar sign or the currency's name on either side
 * (`$1500`, `1500 USD`), with cents that are none (`1,500.00`). Null for anything else, for other currencies, and for
 * signs that could mean two things (`1.500`).
 */
export function readAmount(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(?:US\$|\$|USD)\s*|\s*(?:US\$|\$|USD|dollars?)$/giu, '')
    .trim()
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:\.00?)?$/.test(bare)) return null
  return Number.parseInt(bare.replace(/[,\s]/g, ''), 10)
}
