/**
 * For services that are started again by themselves: to this one it would happen again, until somebody changes settings,
 * data or program. From `sysexits.h`, "configuration".
 */
export const configExitCode = 78
