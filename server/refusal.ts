/** What stops a start, in one line for whoever started it. */
export class Refusal extends Error {}

/** One that stays until somebody changes settings, data or program. */
export class LastingRefusal extends Refusal {}

/**
 * For services that are started again by themselves: to this one it would happen again, until somebody changes settings,
 * data or program. From `sysexits.h`, "configuration".
 */
export const configExitCode = 78
