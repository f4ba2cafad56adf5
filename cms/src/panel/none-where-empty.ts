import type { FieldHook } from 'payload'

/** What was emptied in a form is nothing, not a text without letters. */
export const noneWhereEmpty: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() === '' ? null : value
