/** So long a name may have two slips in it, or more at its end; one of a few letters resembles too much. */
const lettersForTwo = 10
const lettersForMore = 7
const lettersForOne = 5

/**
 * A line for each variable that is none of the settings and is spelled almost as one: with other capitals or underscores,
 * with a slip or two, with letters that changed places, or with something more at its end. Whoever wrote it counts on it.
 */
export function unknownSettingLines(given: string[], settings: string[]): string[] {
  const known = new Set(settings)
  return given
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((setting) => resembles(bare(name), bare(setting)))
      return meant ? [`${name} is no setting, and is not heeded: is ${meant} meant?`] : []
    })
}

function bare(name: string): string {
  return name.replaceAll(/[_-]/g, '').toUpperCase()
}

function resembles(name: string, setting: string): boolean {
  if (name === setting) return true
  if (setting.length < lettersForOne) return false
  if (setting.length >= lettersForMore && name.startsWith(setting)) return true
  if (sorted(name) === sorted(setting)) return true
  return slipsBetween(name, setting) <= (setting.length >= lettersForTwo ? 2 : 1)
}

/** The same for all names whose letters changed places. */
function sorted(name: string): string {
  return [...name].toSorted().join('')
}

/** How many letters were left out, added or taken for others (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
