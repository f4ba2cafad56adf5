/** Why the data was not brought to this program, in a line or two for whoever started it. */
export class UpgradeFault extends Error {}

/** For services that are started again by themselves: to this one it would happen again. From `sysexits.h`, "configuration". */
export const upgradeExitCode = 78
