/** A row as PostgreSQL answers it, of what crosses the wire with these instants as ISO 8601. */
export type RowOf<Wire, Instants extends keyof Wire> = Omit<Wire, Instants> & {
  [Name in Instants]: null extends Wire[Name] ? Date | null : Date
}

type Wired<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name]
}

/** The row with its instants as the wire carries them. */
export function wired<Row extends object>(row: Row): Wired<Row> {
  const fields = Object.entries(row).map(([name, value]) => [name, isInstant(value) ? value.toISOString() : value])
  return Object.fromEntries(fields) as Wired<Row>
}

const isInstant = (value: unknown): value is Date => value instanceof Date
