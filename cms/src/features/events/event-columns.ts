import { mapFields, type EventField, type FieldGroup } from '@cyberluach/core/event-fields'

/** What a select reads to have a group's values as the wire carries them, each under its name there. */
export function readColumns(table: string, ...groups: FieldGroup[]): string {
  const read = ({ kind }: EventField, name: string) =>
    `${table}.${columnOf(name)}${kind === 'whole' ? '::float8' : ''} as "${name}"`
  return groups.flatMap((group) => Object.values(mapFields(group, read))).join(', ')
}

/** A group's values by the names of their columns. */
export function columnsWith<Group extends FieldGroup>(
  group: Group,
  values: Record<keyof Group, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(group).map((name) => [columnOf(name), values[name]]))
}

/** Where the tables keep a field: `registrationUrl` in `registration_url`. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
