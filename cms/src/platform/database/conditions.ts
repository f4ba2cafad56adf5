/** The conditions of a statement with their values, numbered as they come. */
export type Conditions = { where: string; values: unknown[] }

/** Joins the conditions that have a value; `?` in each stands for its value. Their numbers come after those of others. */
export function conditions(pairs: [condition: string, value: unknown][], others = 0): Conditions {
  const used = pairs.filter(([, value]) => value !== undefined && value !== null)
  const texts = used.map(([condition], index) => condition.replaceAll('?', `$${others + index + 1}`))
  return { where: texts.length === 0 ? 'true' : texts.join(' and '), values: used.map(([, value]) => value) }
}

/** Both; the numbers of the second come after those of the first. */
export function joined(one: Conditions, other: Conditions): Conditions {
  const later = other.where.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + one.values.length}`)
  return { where: `${one.where} and ${later}`, values: [...one.values, ...other.values] }
}

/** The pattern of a search for text that contains this one, for `ilike`. */
export function containing(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
