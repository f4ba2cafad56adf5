/** What is wrong, in one line for whoever gave the command. */
export class BackupFault extends Error {}
