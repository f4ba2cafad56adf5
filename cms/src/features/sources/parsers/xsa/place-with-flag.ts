import type { SourceRow } from '../../row.ts'

/** `Denver (CO) 🇺🇸` is Denver, CO in the United States; `Tel-Aviv :israel:` and `Virtual :computer:` are read as well. */
export function placeWithFlag(text: string): Pick<SourceRow, 'city' | 'country' | 'isOnline'> {
  const flag = flagPattern.exec(text)?.[0]
  const place = (flag ? text.replace(flag, '') : text).trim()
  const isOnline = /^(virtual|online)$/i.test(place)
  if (isOnline) return { city: null, country: null, isOnline }
  const city = place.replace(/ ?\(([A-Z]{2,3})\)/, ', $1')
  return { city: city && !/^(TB[ACD]|-|\?)$/i.test(city) ? city : null, country: countryOf(flag), isOnline }
}

/** A pair of regional letters, the flag of a part of a country, or the code of either as GitHub writes it. */
const flagPattern = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007F}]{2,7}|:[a-z][a-z_]{0,60}:/u

/** A code or a name. The flags of Wales and Scotland begin with the code of their country. */
function countryOf(flag: string | undefined): string | null {
  if (!flag) return null
  if (flag.startsWith(':')) return flag.slice(1, -1).replaceAll('_', ' ')
  const points = Array.from(flag, (character) => character.codePointAt(0) ?? 0)
  return points[0] === blackFlag
    ? letters(points.slice(1, 3), tagSmallA)
    : letters(points, regionalIndicatorA)
}

const blackFlag = 0x1f3f4
const tagSmallA = 0xe0061
const regionalIndicatorA = 0x1f1e6

function letters(points: number[], codeOfA: number): string {
  return String.fromCharCode(...points.map((point) => point - codeOfA + 65))
}
