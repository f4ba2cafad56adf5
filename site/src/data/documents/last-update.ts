/** The day of the last change to the legal documents. */
export const lastUpdate = '2026-11-22'
