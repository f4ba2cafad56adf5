import {
  deadlineFilterKeys,
  type DeadlineFilter,
  type DeadlineList,
} from '@cyberluach/core/deadlines/deadline-list'

/** The fields of the filter that narrow the list of what is open: what all of it shares narrows nothing. */
export function narrowingFields(
  { kinds, places, tags }: DeadlineList['choices'],
  filter: DeadlineFilter,
): (keyof DeadlineFilter)[] {
  // Each deadline is of one kind.
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const choices = { kind: kinds, place: places, tag: tags }
  return deadlineFilterKeys.filter((name) => filter[name] || choices[name].some(({ count }) => count < all))
}
