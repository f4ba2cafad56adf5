/** A narrow screen shows the table as cards, and a table that is not displayed as one loses its roles: so they are said. */
export const asTable = { role: 'table' } as const
export const asGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asHeader = { role: 'columnheader' } as const
export const asCell = { role: 'cell' } as const
export const asRowHeader = { role: 'rowheader' } as const
