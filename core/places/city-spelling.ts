/**
 * Spellings of cities that lists, organizers and readers write side by side, each with the one name under which the
 * calendar has it; small, without accents and signs. Every name of a place makes a list of the archive.
 */
const spellings: Record<string, string> = {
  'den haag': 'The Hague',
  's gravenhage': 'The Hague',
  hague: 'The Hague',
  'the hague': 'The Hague',
  'new york city': 'New York',
  'new york city ny': 'New York',
  'new york ny': 'New York',
  nyc: 'New York',
  'hong kong sar': 'Hong Kong',
  'hong kong sar china': 'Hong Kong',
  hongkong: 'Hong Kong',
  'frankfurt a m': 'Frankfurt',
  'frankfurt am main': 'Frankfurt',
  'frankfurt main': 'Frankfurt',
  geneve: 'Geneva',
  koln: 'Cologne',
  kobenhavn: 'Copenhagen',
  lisboa: 'Lisbon',
  milano: 'Milan',
  munchen: 'Munich',
  praha: 'Prague',
  roma: 'Rome',
  warszawa: 'Warsaw',
  wien: 'Vienna',
}

/**
 * The one name of a city that is written in several ways: `The Hague` of `Den Haag`, `New York` of `New York City, NY`.
 * Any other text as it is. For servers: browsers show what they are given.
 */
export function cityAsNamed(text: string): string {
  const key = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ø', 'o')
    .toLowerCase()
    .replace(/[^\p{Letter}]+/gu, ' ')
    .trim()
  return Object.hasOwn(spellings, key) ? (spellings[key] ?? text) : text
}
