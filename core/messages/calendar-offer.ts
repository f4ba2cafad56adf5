/** How long what an organizer writes beside the address of their calendar may be, in code points. */
export const calendarOfferLimits = { address: 2000, organizer: 120, note: 1000 } as const
