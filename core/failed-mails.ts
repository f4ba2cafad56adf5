/** How many days a mail that could not be sent is named among what waits. */
export const daysOfFailedMails = 30
