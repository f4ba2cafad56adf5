/** The advisory lock of one mail, in SQL: held by whoever sends it, and by whoever takes it back. */
export const mailLock = (id: string) => `hashtextextended('mail ' || ${id}, 0)`
