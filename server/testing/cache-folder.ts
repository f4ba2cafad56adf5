import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Where checks and tests keep what other clones of the same sources can take over, each by a fingerprint of what it was
 * made of: `XDG_CACHE_HOME`, or `.cache` in the home of whoever runs them.
 */
export const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cyberluach')
