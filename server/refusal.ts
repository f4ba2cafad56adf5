/** What stops a start, in one line for whoever started it. */
export class Refusal extends Error {}

/** One that stays until somebody changes settings, data or program. */
export class LastingRefusal extends Refusal {}
