/** Why the data was not brought to this program, in a line or two for whoever started it. */
export class UpgradeFault extends Error {}
