import crypto, { type BinaryLike } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

export type Hashing = { password: BinaryLike; iterations: number; bytes: number; digest: string }
type Watch = (hashing: Hashing, goOn: () => void) => void

const shared = globalThis as typeof globalThis & { watchHashing?: Watch }
const letGo: Watch = (_, goOn) => goOn()

/**
 * Signing in costs a tenth of a second of hashing, on purpose. Within a process of tests, the same password with the
 * same salt is hashed once: what comes out is what always came out.
 */
export function rememberHashes(): void {
  if (shared.watchHashing) return
  shared.watchHashing = letGo
  const { pbkdf2 } = crypto
  const known = new Map<string, Promise<Buffer>>()
  crypto.pbkdf2 = (password, salt, iterations, bytes, digest, done) => {
    const name = JSON.stringify([password, salt, iterations, bytes, digest])
    const made = () =>
      new Promise<Buffer>((resolve, reject) => {
        pbkdf2(password, salt, iterations, bytes, digest, (error, key) => (error ? reject(error) : resolve(key)))
      })
    const answer = () => {
      const key = known.get(name) ?? made()
      known.set(name, key)
      key.then(
        (bytesOf) => done(null, Buffer.from(bytesOf)),
        (error: Error) => done(error, Buffer.alloc(0)),
      )
    }
    shared.watchHashing?.({ password, iterations, bytes, digest }, answer)
  }
  syncBuiltinESMExports()
}

/** Hears of each hashing that is asked for, known or not, and decides when it goes on. Answers how to stop. */
export function watchHashing(watch: Watch): () => void {
  shared.watchHashing = watch
  return () => void (shared.watchHashing = letGo)
}
