import type { Stated } from '../sightings.ts'
import type { Named } from './alike.ts'
import type { Nearby } from './find-candidates.ts'

/** What tells which one it is. */
export const namedOf = ({ title, titleHe, city, country }: Stated | Nearby): Named => ({
  title: title ?? '',
  titleHe,
  city,
  country,
})
