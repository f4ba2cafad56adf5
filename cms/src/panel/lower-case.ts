import type { FieldHook } from 'payload'

/** Addresses are compared by their letters, not by their case. */
export const lowerCase: FieldHook = ({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)
