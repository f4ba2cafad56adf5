import type { Similar } from '@cyberluach/api/moderation'

export type Likeness = 'day' | 'place' | 'link'

/** In what a submission and an event are the same; that their titles are alike is said apart. */
export function likenesses({ sameDay, samePlace, sameLinkHost }: Similar): Likeness[] {
  const found: [Likeness, boolean][] = [
    ['day', sameDay],
    ['place', samePlace],
    ['link', sameLinkHost],
  ]
  return found.filter(([, isSame]) => isSame).map(([likeness]) => likeness)
}
